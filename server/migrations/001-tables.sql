-- Guests, tables, their logs, and what has to be looked at when. The same text for SQLite and Postgres.

create table guests (
  id text primary key,
  name text not null,
  token_hash text not null unique,
  created bigint not null,
  gone bigint
);

-- `record` is what tables/ knows of a game, `room` what is agreed around it; `version` counts every change of either.
create table tables (
  id text primary key,
  version integer not null,
  state text not null,
  listed integer not null,
  created bigint not null,
  touched bigint not null,
  record text not null,
  room text
);
create index tables_by_state on tables (state, listed, touched);

-- The log. Of two writers at one place only one can win; a submission can stand in it only once.
create table entries (
  table_id text not null references tables (id) on delete cascade,
  sequence integer not null,
  submission text,
  entry text not null,
  primary key (table_id, sequence)
);
create unique index entries_by_submission on entries (table_id, submission);

-- Who sits at which table, for "my tables" and for forgetting somebody.
create table sittings (
  table_id text not null references tables (id) on delete cascade,
  guest_id text not null references guests (id),
  primary key (table_id, guest_id)
);
create index sittings_by_guest on sittings (guest_id);

-- Running tables: when somebody has to look at them again, and which process does until when.
create table running (
  table_id text primary key references tables (id) on delete cascade,
  wake_at bigint,
  node text not null,
  leased_until bigint not null
);
create index running_by_wake on running (wake_at);

-- Until when a person is known to be at the table.
create table presence (
  table_id text not null references tables (id) on delete cascade,
  guest_id text not null,
  node text not null,
  seen_until bigint not null,
  primary key (table_id, guest_id, node)
);

create table chat (
  table_id text not null references tables (id) on delete cascade,
  number integer not null,
  guest_id text not null,
  at bigint not null,
  text text not null,
  primary key (table_id, number)
);

create table health (
  node text primary key,
  at bigint not null
);
