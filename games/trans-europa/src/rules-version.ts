// The versions of these rules that games were played by, newest first. All of them stay playable: where a version changed
// what happens, that one place asks `config.rulesVersion`.

export const RULES_VERSIONS = ['1.0.0'] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];
