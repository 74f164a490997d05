-- The slug by which feed readers know a collection, whatever its address becomes; null where another collection's
-- entry has it.
alter table collections add column feed_slug text;
update collections set feed_slug = slug where deleted_at is null;
