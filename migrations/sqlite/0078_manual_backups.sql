-- Backups made by hand are recorded too, so that Health notices when their file is gone.
create table backup_tasks_of_every_kind (
  -- "manual": a backup made by hand, which nobody leases.
  kind text not null check (kind in ('copy', 'rehearsal', 'manual')),
  -- The night of the backup, the Monday of the week, or the name of the file.
  due text not null,
  started_at text not null,
  leased_until text not null,
  finished_at text,
  file text,
  bytes integer,
  pieces integer,
  photos integer,
  problem text,
  primary key (kind, due)
);
insert into backup_tasks_of_every_kind
  (kind, due, started_at, leased_until, finished_at, file, bytes, pieces, photos, problem)
  select kind, due, started_at, leased_until, finished_at, file, bytes, pieces, photos, problem
  from backup_tasks;
drop table backup_tasks;
alter table backup_tasks_of_every_kind rename to backup_tasks;
