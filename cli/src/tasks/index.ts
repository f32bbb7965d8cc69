// What worker threads can be asked to do. A new kind is a file beside this one and a line here.

const TASKS = {} as const;
