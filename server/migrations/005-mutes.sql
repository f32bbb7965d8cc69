-- Whose chat lines somebody does not want to read.
create table mutes (
  guest_id text not null references guests (id) on delete cascade,
  muted_id text not null references guests (id) on delete cascade,
  primary key (guest_id, muted_id)
);
