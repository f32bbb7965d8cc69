// The door to WebAssembly, apart from the solver's own: a page that shows a game need not load it, bots that search do.
import { countFaster } from './faster.ts';
import { makeWasmSolver } from './wasm.ts';

export const countInWasm = (): void => countFaster(makeWasmSolver);
