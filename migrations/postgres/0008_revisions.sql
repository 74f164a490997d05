-- Counts the changes to what visitors see. A page that is kept is thrown away when the sum of the
-- revisions is another one; the change and its count stand or fall in one transaction. The first count
-- is an instant, so that a database which was made anew never repeats a sum of the one before.
--
-- Each connection counts in a slot of its own: writers never wait for one another here.

create table catalogue_revisions (
  slot integer primary key,
  revision bigint not null
);
insert into catalogue_revisions (slot, revision)
  values (-1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint);

-- begin
create or replace function count_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_revisions (slot, revision) values (pg_backend_pid() % 1000, 1)
  on conflict (slot) do update set revision = catalogue_revisions.revision + 1;
  return null;
end
$$
-- end

create trigger categories_counts after insert or update or delete on categories
  for each statement execute function count_catalogue_change();
create trigger products_counts after insert or update or delete on products
  for each statement execute function count_catalogue_change();
create trigger product_images_counts after insert or update or delete on product_images
  for each statement execute function count_catalogue_change();
create trigger product_tags_counts after insert or update or delete on product_tags
  for each statement execute function count_catalogue_change();
create trigger collections_counts after insert or update or delete on collections
  for each statement execute function count_catalogue_change();
create trigger collection_images_counts after insert or update or delete on collection_images
  for each statement execute function count_catalogue_change();
create trigger collection_tags_counts after insert or update or delete on collection_tags
  for each statement execute function count_catalogue_change();
create trigger collection_products_counts after insert or update or delete on collection_products
  for each statement execute function count_catalogue_change();
create trigger tags_counts after insert or update or delete on tags
  for each statement execute function count_catalogue_change();
create trigger media_counts after update of alt, focal_x, focal_y, width, height, blur, color on media
  for each statement execute function count_catalogue_change();
create trigger hero_sections_counts after insert or update or delete on hero_sections
  for each statement execute function count_catalogue_change();
create trigger settings_counts after insert or update or delete on settings
  for each statement execute function count_catalogue_change();
create trigger pages_counts after insert or update or delete on pages
  for each statement execute function count_catalogue_change();
