// Rules that no line of code decides, each with the reason. Every other rule is cited in the source where it is decided.

export const UNDECIDED = new Map([
  ['TP-SETUP-4', 'the data of the boards decides where cities are; the rule only allows it'],
  ['TOE-SETUP-10', 'a program needs nobody to look after bank and vehicles'],
]);
