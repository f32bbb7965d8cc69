-- A guest may be signed in on several devices, each with its own token. `used` is exact to the day; 0: not since it is noted.
create table sessions (
  id text primary key,
  guest_id text not null references guests (id) on delete cascade,
  token_hash text not null unique,
  created bigint not null,
  used bigint not null
);
create index sessions_by_guest on sessions (guest_id);
create index sessions_by_use on sessions (used);

-- Everybody keeps the token they have. Nothing reads guests.token_hash any more; SQLite cannot drop a column that is unique.
insert into sessions (id, guest_id, token_hash, created, used)
  select id, id, token_hash, created, 0 from guests where gone is null;

-- When the clean-up looks at a row next; null: never again.
alter table tables add column cleanup_at bigint default 0;
create index tables_by_cleanup on tables (cleanup_at);
alter table guests add column cleanup_at bigint default 0;
create index guests_by_cleanup on guests (cleanup_at);

-- For whom a table counts as long as it waits, or is played by bots alone. Addresses are keyed hashes.
create table quota_tables (
  table_id text primary key references tables (id) on delete cascade,
  guest text,
  address text
);
create index quota_tables_by_guest on quota_tables (guest);
create index quota_tables_by_address on quota_tables (address);

-- What may be done so often within a time: one row each until that time is over.
create table quota_uses (
  id text primary key,
  quota text not null,
  subject text not null,
  at bigint not null
);
create index quota_uses_by_subject on quota_uses (quota, subject, at);
create index quota_uses_by_time on quota_uses (at);

create table secrets (
  name text primary key,
  value text not null
);
