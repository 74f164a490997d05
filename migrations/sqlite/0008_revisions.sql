-- Counts the changes to what visitors see. A page that is kept is thrown away when the sum of the
-- revisions is another one; the change and its count stand or fall in one transaction. The first count
-- is an instant, so that a database which was made anew never repeats a sum of the one before.

create table catalogue_revisions (
  slot integer primary key,
  revision integer not null
);
insert into catalogue_revisions (slot, revision)
  values (0, cast(strftime('%s', 'now') as integer) * 1000);

-- begin
create trigger categories_insert_counts after insert on categories
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger categories_update_counts after update on categories
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger categories_delete_counts after delete on categories
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- begin
create trigger products_insert_counts after insert on products
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger products_update_counts after update on products
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger products_delete_counts after delete on products
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- begin
create trigger product_images_insert_counts after insert on product_images
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger product_images_update_counts after update on product_images
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger product_images_delete_counts after delete on product_images
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- begin
create trigger product_tags_insert_counts after insert on product_tags
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger product_tags_update_counts after update on product_tags
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger product_tags_delete_counts after delete on product_tags
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- begin
create trigger collections_insert_counts after insert on collections
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger collections_update_counts after update on collections
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger collections_delete_counts after delete on collections
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- begin
create trigger collection_images_insert_counts after insert on collection_images
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger collection_images_update_counts after update on collection_images
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger collection_images_delete_counts after delete on collection_images
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- begin
create trigger collection_tags_insert_counts after insert on collection_tags
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger collection_tags_update_counts after update on collection_tags
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger collection_tags_delete_counts after delete on collection_tags
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- begin
create trigger collection_products_insert_counts after insert on collection_products
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger collection_products_update_counts after update on collection_products
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger collection_products_delete_counts after delete on collection_products
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- begin
create trigger tags_insert_counts after insert on tags
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger tags_update_counts after update on tags
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger tags_delete_counts after delete on tags
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- begin
create trigger media_update_counts after update of alt, focal_x, focal_y, width, height, blur, color on media
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- begin
create trigger hero_sections_insert_counts after insert on hero_sections
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger hero_sections_update_counts after update on hero_sections
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger hero_sections_delete_counts after delete on hero_sections
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- begin
create trigger settings_insert_counts after insert on settings
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger settings_update_counts after update on settings
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger settings_delete_counts after delete on settings
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- begin
create trigger pages_insert_counts after insert on pages
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger pages_update_counts after update on pages
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger pages_delete_counts after delete on pages
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
