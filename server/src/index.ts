// The public door of the server.

export { configFrom, SETTINGS } from './config.ts';
export type { Config } from './config.ts';
export { serve } from './serve.ts';
export type { Served, ServeSetup } from './serve.ts';
