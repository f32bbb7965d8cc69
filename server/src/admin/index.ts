// What an operator can do at a database, for the command line.

export { ADDRESS_DAYS, banAddress, bannedAddresses, plainAddress, unbanAddress } from './addresses.ts';
export { linesAt, removeLines, removeLinesOf } from './chat.ts';
export { openDesk, type Desk } from './desk.ts';
export { deleteGuest, guestAt, guestsAt, liftFromGuest, sanctionGuest, type GuestSheet } from './guests.ts';
export { quotasReached } from './quotas.ts';
export { storageAt } from './storage.ts';
export { closeTable, tableAt, tablesAt, type TableSheet } from './tables.ts';
