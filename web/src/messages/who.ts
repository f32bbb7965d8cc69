// A player in a sentence: most languages need another verb where the reader is meant.

export type Who = { readonly name: string; /** The player reads the sentence. */ readonly you: boolean };
