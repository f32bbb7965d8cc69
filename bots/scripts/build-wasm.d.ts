/** The text of the generated file. */
export function generate(): Promise<string>;
