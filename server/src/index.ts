// The public door of the server.

export { backup } from './backup/backup.ts';
export { restore } from './backup/restore.ts';
export { openStorage } from './open-storage.ts';
export { configFrom, SETTINGS } from './config.ts';
export type { Config } from './config.ts';
export { serve } from './serve.ts';
export type { Served, ServeSetup } from './serve.ts';
