-- Backups made by hand are recorded too, so that Health notices when their file is gone. "manual": nobody leases it,
-- and it is due by the name of its file.
alter table backup_tasks drop constraint backup_tasks_kind_check;
alter table backup_tasks add constraint backup_tasks_kind_check
  check (kind in ('copy', 'rehearsal', 'manual'));
