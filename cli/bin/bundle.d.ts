/** The folder of the bundle, built if need be: main.mjs, and the scripts of threads beside it. */
export declare function bundled(): Promise<string>;
