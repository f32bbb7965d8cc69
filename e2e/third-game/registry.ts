// The games of the page under test: the product's, and the tiny third one.

import { GAMES as PRODUCT } from '../../web/src/games/registry.ts';
import { numbers } from './manifest.ts';

export const GAMES = [...PRODUCT, numbers];
