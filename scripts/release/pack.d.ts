/** The paths of the packed files, in the order of the folders. */
export declare function pack(folders: readonly string[], into: string): string[];
