// What a page loads to show replays: it makes the element known, once.

import { BranchlineReplay } from './replay-element.tsx';

const NAME = 'branchline-replay';

if (!customElements.get(NAME)) customElements.define(NAME, BranchlineReplay);
