-- What follows a nightly backup: its copy to a bucket, and each week's rehearsal of a restore.
create table backup_tasks (
  kind text not null check (kind in ('copy', 'rehearsal')),
  -- The night of the backup, or the Monday of the week.
  due text not null,
  started_at timestamptz not null,
  -- Until then another process leaves it alone; after a failure, when it is tried again.
  leased_until timestamptz not null,
  finished_at timestamptz,
  -- The object in the bucket, or the backup that was restored.
  file text,
  bytes bigint,
  pieces integer,
  photos integer,
  -- Why the last try failed, as a sentence.
  problem text,
  primary key (kind, due)
);
