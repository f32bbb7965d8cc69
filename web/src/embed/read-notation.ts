// Games in notation; a file of its own, fetched when the first of them comes.

export { fileInNotation } from '@branchline/tables/later';
