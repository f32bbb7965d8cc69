export declare function findEngine(name: string): string[] | undefined;
export declare function areEnginesNeeded(): boolean;
