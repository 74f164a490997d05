-- Old addresses are compared decoded and without regard to case, by a column that the shop computes
-- (src/database/name-keys.ts), after this migration for the rows that are there. Not unique: the exact spelling wins.
alter table redirects add column name_key text;
create index redirects_name_key on redirects (name_key);
