alter table import_runs add column paused boolean not null default false check (paused in (0, 1));
alter table import_runs add column photos_done integer not null default 0 check (photos_done >= 0);
