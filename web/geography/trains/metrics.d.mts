/** Width of a text in em, from the font files given. */
export declare const measurer: (paths: readonly (string | URL)[]) => (text: string) => number;
