// The order of the rules pages: which sections there are, for which editions, and which rules each explains.

import { sectionsByRule, type ChapterOf, type OutlineChapter, type SectionOf } from '../../../help/outline.ts';
import type { HelpEdition } from './types.ts';

type EditionChapter = OutlineChapter & { readonly editions: readonly HelpEdition[] };

const ALL = ['classic', 'ferry', 'prestige'] as const;

export const OUTLINE = [
  {
    id: 'overview',
    editions: ALL,
    sections: [
      { id: 'goal', rules: ['TE-COMP-2', 'TE-BUILD-8'] },
      { id: 'board', rules: ['TE-COMP-1'] },
      { id: 'pieces', rules: ['TE-COMP-4', 'TE-SETUP-2', 'TE-SETUP-4'] },
      { id: 'players', rules: ['TE-SETUP-1', 'TE-SETUP-3', 'TE-SETUP-5'] },
    ],
  },
  {
    id: 'round',
    editions: ALL,
    sections: [
      { id: 'dealing', rules: ['TE-DEAL-1', 'TE-DEAL-2', 'TE-DEAL-3', 'TE-DEAL-4', 'TE-COMP-3'] },
      { id: 'marker', rules: ['TE-START-1', 'TE-START-2', 'TE-START-3', 'TE-START-4', 'TE-START-5'] },
      { id: 'next-round', rules: ['TE-NEXT-1', 'TE-NEXT-2', 'TE-NEXT-3'] },
    ],
  },
  {
    id: 'building',
    editions: ALL,
    sections: [
      { id: 'turn', rules: ['TE-BUILD-2', 'TE-BUILD-1', 'TE-BUILD-11'] },
      { id: 'lines', rules: ['TE-BUILD-9', 'TE-COMP-5'] },
      { id: 'connected', rules: ['TE-BUILD-5', 'TE-BUILD-6', 'TE-BUILD-7'] },
      { id: 'occupied', rules: ['TE-BUILD-4'] },
      { id: 'must-build', rules: ['TE-BUILD-3', 'TE-BUILD-10'] },
      { id: 'network', rules: ['TE-NET-1', 'TE-NET-2'] },
      { id: 'linked', rules: ['TE-NET-3', 'TE-NET-4'] },
      { id: 'advice', rules: ['TC-HINT-1'] },
    ],
  },
  {
    id: 'ending',
    editions: ALL,
    sections: [
      { id: 'round-end', rules: ['TE-ENDR-1', 'TE-ENDR-3', 'TE-ENDR-5', 'TE-ENDR-6'] },
      { id: 'last-turn', rules: ['TE-ENDR-2'] },
      { id: 'supply', rules: ['TE-ENDR-4', 'TE-ENDR-7'] },
      {
        id: 'claims',
        rules: ['TE-CLAIM-1', 'TE-CLAIM-2', 'TE-CLAIM-3', 'TE-CLAIM-4', 'TE-CLAIM-5', 'TE-CLAIM-6', 'TE-CLAIM-7'],
      },
      { id: 'missing', rules: ['TE-MISS-1', 'TE-MISS-2', 'TE-MISS-3', 'TE-MISS-4'] },
      { id: 'together', rules: ['TE-MISS-5', 'TE-MISS-6'] },
    ],
  },
  {
    id: 'classic',
    editions: ['classic'],
    sections: [
      { id: 'classic-seas', rules: ['TC-BUILD-1'] },
      { id: 'classic-score', rules: ['TC-SCORE-1', 'TC-SCORE-2'] },
      { id: 'classic-end', rules: ['TC-END-1', 'TC-END-2', 'TC-END-3'] },
    ],
  },
  {
    id: 'ferry',
    editions: ['ferry'],
    sections: [
      { id: 'ferry-line', rules: ['TE-FERRY-2', 'TE-FERRY-4', 'TE-FERRY-7'] },
      { id: 'ferry-pieces', rules: ['TE-FERRY-1', 'TE-FERRY-14'] },
      { id: 'ferry-turn', rules: ['TE-FERRY-3', 'TE-FERRY-5', 'TE-FERRY-13', 'TE-FERRY-15'] },
      { id: 'ferry-reach', rules: ['TE-FERRY-6'] },
      { id: 'ferry-rights', rules: ['TE-FERRY-9', 'TE-FERRY-8', 'TE-FERRY-10'] },
      { id: 'ferry-sea', rules: ['TE-FERRY-11'] },
      { id: 'ferry-missing', rules: ['TE-FERRY-12'] },
      { id: 'ferry-score', rules: ['TE-SCORE-1', 'TE-SCORE-2'] },
      { id: 'ferry-end', rules: ['TE-END-1', 'TE-END-2'] },
    ],
  },
  {
    id: 'prestige',
    editions: ['prestige'],
    sections: [
      { id: 'prestige-boards', rules: ['TP-COMP-1', 'TP-SETUP-1', 'TP-SETUP-4'] },
      { id: 'prestige-setup', rules: ['TP-SETUP-2', 'TP-SETUP-3'] },
      { id: 'prestige-lines', rules: ['TP-BUILD-1', 'TP-BUILD-2'] },
      { id: 'prestige-score', rules: ['TP-SCORE-2', 'TP-SCORE-1', 'TP-SCORE-3', 'TP-ENDR-1'] },
      { id: 'prestige-end', rules: ['TP-END-1', 'TP-END-2', 'TP-SCORE-4'] },
    ],
  },
  {
    id: 'cards',
    editions: ['prestige'],
    sections: [
      { id: 'cards-how', rules: ['TP-CARD-A', 'TP-CARD-B', 'TP-CARD-C', 'TP-CARD-D'] },
      { id: 'cards-modes', rules: ['TP-CARD-E'] },
      { id: 'cards-hand', rules: ['TP-CARD-F'] },
      { id: 'card-points', rules: ['TP-CARD-1', 'TP-CARD-2'] },
      { id: 'card-three', rules: ['TP-CARD-3', 'TP-CARD-3a', 'TP-CARD-3b'] },
      { id: 'card-terrain', rules: ['TP-CARD-4', 'TP-CARD-5', 'TP-CARD-4a'] },
      { id: 'card-without', rules: ['TP-CARD-6', 'TP-CARD-7', 'TP-CARD-6a'] },
      { id: 'card-drop', rules: ['TP-CARD-8', 'TP-CARD-8a'] },
      { id: 'card-rhythm', rules: ['TP-CARD-9', 'TP-CARD-9a', 'TP-CARD-9b'] },
      { id: 'card-show', rules: ['TP-CARD-10', 'TP-CARD-11', 'TP-CARD-12', 'TP-CARD-10a'] },
      { id: 'card-extra', rules: ['TP-CARD-13', 'TP-CARD-14', 'TP-CARD-15', 'TP-CARD-13a'] },
      { id: 'card-pass', rules: ['TP-CARD-16', 'TP-CARD-16a', 'TP-CARD-16b'] },
      { id: 'card-hand', rules: ['TP-CARD-17', 'TP-CARD-17a'] },
      { id: 'card-anywhere', rules: ['TP-CARD-18', 'TP-CARD-18a', 'TP-CARD-18b'] },
      { id: 'card-open', rules: ['TP-CARD-19'] },
      { id: 'cards-together', rules: ['TP-MULTI-1', 'TP-MULTI-2', 'TP-MULTI-3', 'TP-MULTI-4'] },
    ],
  },
  {
    id: 'agreements',
    editions: ALL,
    sections: [
      { id: 'options', rules: ['TE-SETUP-5', 'TE-START-3', 'TE-BUILD-3', 'TE-FERRY-12', 'TP-CARD-E', 'TP-CARD-17a'] },
      { id: 'final', rules: ['TE-ENDR-6', 'TE-BUILD-6'] },
    ],
  },
] as const satisfies readonly EditionChapter[];

export type ChapterId = ChapterOf<typeof OUTLINE>;
export type SectionId = SectionOf<typeof OUTLINE>;

/** The section that explains a rule. */
export const sectionForRule = sectionsByRule(OUTLINE);
