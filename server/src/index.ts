// The public entry point of the server.

export * as admin from './admin/index.ts';
export { backup } from './backup/backup.ts';
export { check } from './backup/check.ts';
export { restore } from './backup/restore.ts';
export { openExisting, openStorage } from './open-storage.ts';
export { configFrom, SETTINGS } from './config.ts';
export type { Config } from './config.ts';
export { serve } from './serve.ts';
export type { Served, ServeSetup } from './serve.ts';
