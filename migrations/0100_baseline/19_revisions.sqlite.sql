-- Counts the changes of what visitors see, in the transaction of the change. Cached pages are valid while the sum of
-- the revisions is the same. The first is the time, so that a new database never repeats a sum of the one before.
create table catalogue_revisions (
  slot integer primary key,
  revision integer not null
);
insert into catalogue_revisions (slot, revision)
  values (0, cast(strftime('%s', 'now') as integer) * 1000);

create trigger categories_insert_revision after insert on categories begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger categories_update_revision after update on categories begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger categories_delete_revision after delete on categories begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger products_insert_revision after insert on products begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger products_update_revision after update on products begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger products_delete_revision after delete on products begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger product_images_insert_revision after insert on product_images begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger product_images_update_revision after update on product_images begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger product_images_delete_revision after delete on product_images begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger product_tags_insert_revision after insert on product_tags begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger product_tags_update_revision after update on product_tags begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger product_tags_delete_revision after delete on product_tags begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger collections_insert_revision after insert on collections begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger collections_update_revision after update on collections begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger collections_delete_revision after delete on collections begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger collection_images_insert_revision after insert on collection_images begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger collection_images_update_revision after update on collection_images begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger collection_images_delete_revision after delete on collection_images begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger collection_tags_insert_revision after insert on collection_tags begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger collection_tags_update_revision after update on collection_tags begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger collection_tags_delete_revision after delete on collection_tags begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger collection_products_insert_revision after insert on collection_products begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger collection_products_update_revision after update on collection_products begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger collection_products_delete_revision after delete on collection_products begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger tags_insert_revision after insert on tags begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger tags_update_revision after update on tags begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger tags_delete_revision after delete on tags begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger hero_sections_insert_revision after insert on hero_sections begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger hero_sections_update_revision after update on hero_sections begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger hero_sections_delete_revision after delete on hero_sections begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger settings_insert_revision after insert on settings begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger settings_update_revision after update on settings begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger settings_delete_revision after delete on settings begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger pages_insert_revision after insert on pages begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger pages_update_revision after update on pages begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger pages_delete_revision after delete on pages begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger search_answers_insert_revision after insert on search_answers begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger search_answers_update_revision after update on search_answers begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger search_answers_delete_revision after delete on search_answers begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
create trigger media_update_revision after update of alt, focal_x, focal_y, width, height, blur, color on media begin update catalogue_revisions set revision = revision + 1 where slot = 0; end;
