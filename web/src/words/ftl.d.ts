// Files of messages come compiled; texts.ts says what is in each.

declare module '*.ftl' {
  const messages: unknown;
  export default messages;
}
