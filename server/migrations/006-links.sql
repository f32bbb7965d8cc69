-- Finished games behind short links, as they were sent; verified before they were stored. `used`: when one was last opened.
create table links (
  id text primary key,
  text text not null,
  bytes integer not null,
  used bigint not null
);
create index links_used on links (used);
