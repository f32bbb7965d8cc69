-- How far the log had come when somebody was asked to look: a plan made for less must not take the wake away.
alter table running add column sequence bigint not null default 0;
