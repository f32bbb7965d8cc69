// What the build script offers to the tests.

export declare function generate(): Promise<string>;
