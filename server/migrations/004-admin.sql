-- What the operator has decided about guests and addresses, and everything the operator has done.

-- `kind` is 'ban' or 'mute'. `subject` is a guest's id, or the keyed hash of an address; then `key_mark` says with which key.
create table sanctions (
  kind text not null,
  subject text not null,
  key_mark text,
  since bigint not null,
  until bigint,
  primary key (kind, subject)
);

-- Running servers read on from the last number they know.
create table admin_log (
  number integer primary key,
  at bigint not null,
  operator text not null,
  act text not null,
  subject text,
  detail text
);
