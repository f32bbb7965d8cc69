// What a server and its clients say to each other over HTTP and sockets.

import * as http from './http.ts';
import * as socket from './socket.ts';

export { http, socket };
export { ONLINE_VERSION } from './socket.ts';
export { QUOTAS } from './quota.ts';
export type { QuotaName, QuotaReached } from './quota.ts';
export type { NewOnlineTable, PublicSeat, PublicTable, TakenTable, SeatWish, ServerCard } from './http.ts';
export type {
  ChatLine,
  FromPage,
  FromPlayer,
  OnlineClocks,
  OnlineNotice,
  OnlineTurn,
  ToPage,
  ToPlayer,
} from './socket.ts';
