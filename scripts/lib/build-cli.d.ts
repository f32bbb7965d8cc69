/** The folder of the bundle, built if need be: main.mjs, the scripts of threads, and the files that the server reads. */
export declare function bundled(): Promise<string>;
