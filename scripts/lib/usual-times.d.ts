export type Times = {
  readonly unit: Readonly<Record<string, number>>;
  readonly browser: Readonly<Record<string, number>>;
};
export declare const timesPath: string;
export declare const AT_LEAST: { readonly unit: number; readonly browser: number };
export declare function nameOf(file: string, titles: readonly string[]): string;
export declare function readTimes(): Times;
export declare function limitOf(runner: keyof Times, name: string, times: Times): number;
