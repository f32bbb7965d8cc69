// Limits for tests and measurements in which one address and a few guests stand for many people.

export const RAISED_LIMITS: Readonly<Record<string, string>> = {
  WAITING_TABLES_PER_GUEST: '100000',
  WAITING_TABLES_PER_ADDRESS: '100000',
  BOT_TABLES_PER_GUEST: '100000',
  BOT_TABLES_PER_ADDRESS: '100000',
  NEW_TABLES_PER_GUEST: '100000',
  NEW_TABLES_PER_ADDRESS: '100000',
  NEW_GUESTS_PER_ADDRESS: '100000',
  SOCKETS_PER_GUEST: '100000',
  SOCKETS_PER_TABLE: '100000',
};
