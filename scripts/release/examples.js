// The examples of a text: each block of JavaScript, and what it says it prints.

const BLOCK = /^```js\n(.*?)^```\n(?:It prints:\n+```text\n(.*?)^```)?/gms;

export const examplesIn = (text) => [...text.matchAll(BLOCK)].map(([, code, printed]) => ({ code, printed }));
