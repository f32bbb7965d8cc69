// The order of the rules pages: which sections there are, and which rules each explains.

import { sectionsByRule, type ChapterOf, type OutlineChapter, type SectionOf } from '../../../help/outline.ts';

export const OUTLINE = [
  {
    id: 'overview',
    sections: [
      { id: 'goal', rules: ['TOE-COMP-2', 'TOE-VAR-5'] },
      { id: 'map', rules: ['TOE-COMP-1'] },
      { id: 'pieces', rules: ['TOE-COMP-7', 'TOE-COMP-8', 'TOE-COMP-3', 'TOE-COMP-6'] },
      {
        id: 'money',
        rules: ['TOE-MONEY-1', 'TOE-MONEY-2', 'TOE-MONEY-3', 'TOE-MONEY-4', 'TOE-MONEY-5', 'TOE-COMP-9'],
      },
      { id: 'books', rules: ['TOE-MONEY-6', 'TOE-AUD-1', 'TOE-AUD-2'] },
    ],
  },
  {
    id: 'setup',
    sections: [
      { id: 'first-display', rules: ['TOE-SETUP-1', 'TOE-SETUP-2', 'TOE-SETUP-3'] },
      { id: 'first-company', rules: ['TOE-SETUP-4', 'TOE-SETUP-5'] },
      { id: 'launch', rules: ['TOE-SETUP-7'] },
      { id: 'first-chair', rules: ['TOE-SETUP-6'] },
      { id: 'two-players', rules: ['TOE-2P-1', 'TOE-2P-2', 'TOE-2P-3'] },
    ],
  },
  {
    id: 'year',
    sections: [
      { id: 'calling', rules: ['TOE-ROUND-1', 'TOE-ROUND-2', 'TOE-ROUND-4', 'TOE-ROUND-5'] },
      { id: 'caller', rules: ['TOE-ROUND-3'] },
      { id: 'glance', rules: ['TOE-COMP-4', 'TOE-ROUND-6'] },
    ],
  },
  {
    id: 'licences',
    sections: [
      { id: 'sections', rules: ['TOE-LIC-1', 'TOE-LIC-2', 'TOE-LIC-5'] },
      { id: 'fees', rules: ['TOE-LIC-3'] },
      { id: 'sticks', rules: ['TOE-LIC-4', 'TOE-LIC-6'] },
    ],
  },
  {
    id: 'contracts',
    sections: [
      { id: 'contract-card', rules: ['TOE-CON-1', 'TOE-CON-2', 'TOE-CON-5', 'TOE-CON-7'] },
      { id: 'tax-chips', rules: ['TOE-CON-3', 'TOE-CON-4'] },
      { id: 'gate', rules: ['TOE-CRED-1', 'TOE-CONF-6'] },
      { id: 'routes', rules: ['TOE-CRED-2', 'TOE-CRED-3', 'TOE-CRED-9', 'TOE-CON-6'] },
      { id: 'train', rules: ['TOE-CRED-4', 'TOE-CRED-5', 'TOE-CRED-6', 'TOE-CRED-7'] },
      { id: 'condition', rules: ['TOE-CRED-8'] },
      { id: 'completion', rules: ['TOE-CRED-11', 'TOE-CRED-12', 'TOE-CRED-13'] },
      { id: 'losing-income', rules: ['TOE-CRED-10'] },
    ],
  },
  {
    id: 'vehicles',
    sections: [
      { id: 'kinds', rules: ['TOE-VEH-1', 'TOE-VEH-2'] },
      { id: 'speed', rules: ['TOE-VEH-3'] },
      { id: 'same-model', rules: ['TOE-VEH-4', 'TOE-VEH-5'] },
      { id: 'assigning', rules: ['TOE-VEH-6', 'TOE-VEH-7', 'TOE-VEH-8', 'TOE-FAIR-4', 'TOE-AUC-10'] },
      { id: 'yard', rules: ['TOE-VEH-9'] },
    ],
  },
  {
    id: 'phases',
    sections: [
      { id: 'on-site-meeting', rules: ['TOE-ONS-1', 'TOE-ONS-2', 'TOE-ONS-3'] },
      { id: 'railroad-fair', rules: ['TOE-FAIR-1', 'TOE-FAIR-2', 'TOE-FAIR-3', 'TOE-FAIR-5'] },
      { id: 'conference-room', rules: ['TOE-CONF-1', 'TOE-CONF-2', 'TOE-CONF-4', 'TOE-CONF-5'] },
      { id: 'blind-contract', rules: ['TOE-CONF-3', 'TOE-CONF-2'] },
      { id: 'auction-house', rules: ['TOE-AUC-1', 'TOE-AUC-4', 'TOE-AUC-2'] },
      { id: 'government-aid', rules: ['TOE-GOV-1', 'TOE-GOV-2', 'TOE-GOV-3', 'TOE-GOV-4', 'TOE-GOV-5'] },
      { id: 'development-bonus', rules: ['TOE-DEV-1', 'TOE-DEV-2'] },
    ],
  },
  {
    id: 'auction',
    sections: [
      { id: 'auction-licences', rules: ['TOE-AUC-11', 'TOE-AUC-12'] },
      { id: 'auction-minimum', rules: ['TOE-AUC-3'] },
      { id: 'auction-opening', rules: ['TOE-AUC-8', 'TOE-AUC-9'] },
      { id: 'auction-bidding', rules: ['TOE-AUC-5', 'TOE-AUC-6', 'TOE-AUC-7'] },
    ],
  },
  {
    id: 'year-end',
    sections: [
      { id: 'settlement', rules: ['TOE-EOR-2', 'TOE-EOR-3', 'TOE-COMP-5'] },
      { id: 'year-end-order', rules: ['TOE-EOR-4'] },
      { id: 'subsidies', rules: ['TOE-SUB-1', 'TOE-SUB-2'] },
      { id: 'new-year', rules: ['TOE-EOR-5', 'TOE-EOR-6', 'TOE-EOR-7'] },
    ],
  },
  {
    id: 'insolvency',
    sections: [
      { id: 'forgiven', rules: ['TOE-INS-1', 'TOE-INS-2', 'TOE-INS-4'] },
      { id: 'leaving', rules: ['TOE-INS-3', 'TOE-INS-5', 'TOE-INS-6'] },
      { id: 'self-managed', rules: ['TOE-SMI-1', 'TOE-SMI-3', 'TOE-VAR-3'] },
      { id: 'insolvency-sale', rules: ['TOE-SMI-2', 'TOE-SMI-4', 'TOE-SMI-5', 'TOE-SMI-6'] },
      { id: 'rescue', rules: ['TOE-SMI-7', 'TOE-SMI-8', 'TOE-SMI-9'] },
    ],
  },
  {
    id: 'ending',
    sections: [
      { id: 'game-end', rules: ['TOE-END-1', 'TOE-END-2', 'TOE-END-4', 'TOE-END-5'] },
      { id: 'target', rules: ['TOE-SETUP-9'] },
      { id: 'new-target', rules: ['TOE-END-3'] },
      {
        id: 'evaluation',
        rules: [
          'TOE-EVAL-1',
          'TOE-EVAL-2',
          'TOE-EVAL-3',
          'TOE-EVAL-4',
          'TOE-EVAL-7',
          'TOE-EVAL-8',
          'TOE-EVAL-9',
          'TOE-EVAL-12',
        ],
      },
      { id: 'awards', rules: ['TOE-EVAL-5', 'TOE-EVAL-6', 'TOE-EVAL-11'] },
      { id: 'winner', rules: ['TOE-EVAL-10'] },
    ],
  },
  {
    id: 'variants',
    sections: [
      { id: 'variant-secret', rules: ['TOE-VAR-1'] },
      { id: 'variant-money', rules: ['TOE-VAR-3', 'TOE-INS-2', 'TOE-INS-5', 'TOE-END-1'] },
      { id: 'variant-beginning', rules: ['TOE-SETUP-6', 'TOE-2P-2'] },
      { id: 'variant-turns', rules: ['TOE-FAIR-4', 'TOE-AUC-5', 'TOE-AUC-1', 'TOE-EOR-7'] },
      { id: 'variant-end', rules: ['TOE-VAR-2', 'TOE-END-3', 'TOE-EVAL-7', 'TOE-EVAL-10'] },
      {
        id: 'books-by-hand',
        rules: [
          'TOE-VAR-4',
          'TOE-EOR-1',
          'TOE-BOOK-1',
          'TOE-BOOK-2',
          'TOE-BOOK-3',
          'TOE-BOOK-4',
          'TOE-BOOK-5',
          'TOE-BOOK-6',
          'TOE-BOOK-7',
          'TOE-BOOK-8',
          'TOE-BOOK-9',
        ],
      },
    ],
  },
] as const satisfies readonly OutlineChapter[];

export type ChapterId = ChapterOf<typeof OUTLINE>;
export type SectionId = SectionOf<typeof OUTLINE>;

/** The section that explains a rule. */
export const sectionForRule = sectionsByRule(OUTLINE);
