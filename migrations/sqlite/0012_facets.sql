-- What lists of pieces are filtered, ordered and counted by: a narrow row for each piece that is not in
-- the trash. Triggers keep it in the transaction that writes the piece or its tags.

-- Pieces of one category (0 for none) with the same tags, written "3,8" by their ids.
create table product_facet_sets (
  id integer primary key,
  category_id integer not null,
  tags text not null,
  unique (category_id, tags)
);

create table product_facet_tags (
  set_id integer not null references product_facet_sets (id) on delete cascade,
  tag_id integer not null,
  primary key (set_id, tag_id)
) without rowid;

create table product_facets (
  product_id integer primary key references products (id) on delete cascade,
  set_id integer not null,
  is_active boolean not null,
  price_cents integer not null,
  created_at text not null,
  name_key text not null
);
create index product_facets_newest on product_facets (created_at desc, product_id desc, is_active, set_id, price_cents);
create index product_facets_name on product_facets (name_key, product_id, is_active, set_id, price_cents);
create index product_facets_set on product_facets (set_id, is_active, price_cents);

-- They stand above now.
drop index products_newest_live;
drop index products_category_live;
drop index products_price_live;
drop index products_name_live;

-- begin
create trigger product_facet_sets_spread after insert on product_facet_sets
begin
  insert into product_facet_tags (set_id, tag_id)
    select new.id, value from json_each('[' || new.tags || ']');
end
-- end

-- Inserting an id here brings the row of that piece in step.
create view product_facets_due as select id as product_id from products;
-- begin
create trigger product_facets_settle instead of insert on product_facets_due
begin
  insert into product_facet_sets (category_id, tags)
    select wanted.category_id, wanted.tags
    from (
      select coalesce(p.category_id, 0) as category_id, coalesce((
        select group_concat(tag_id, ',') from (
          select tag_id from product_tags where product_id = p.id order by tag_id
        )
      ), '') as tags
      from products p where p.id = new.product_id and p.deleted_at is null
    ) as wanted
    where not exists (
      select 1 from product_facet_sets s
      where s.category_id = wanted.category_id and s.tags = wanted.tags
    );
  delete from product_facets where product_id = new.product_id and exists (
    select 1 from products where id = new.product_id and deleted_at is not null
  );
  insert into product_facets (product_id, set_id, is_active, price_cents, created_at, name_key)
    select p.id, s.id, p.is_active, p.price_cents, p.created_at, lower(p.name)
    from products p
    join product_facet_sets s on s.category_id = coalesce(p.category_id, 0) and s.tags = coalesce((
      select group_concat(tag_id, ',') from (
        select tag_id from product_tags where product_id = p.id order by tag_id
      )
    ), '')
    where p.id = new.product_id and p.deleted_at is null
    on conflict (product_id) do update set set_id = excluded.set_id, is_active = excluded.is_active,
      price_cents = excluded.price_cents, created_at = excluded.created_at, name_key = excluded.name_key;
end
-- end

-- begin
create trigger products_insert_facets after insert on products
begin
  insert into product_facets_due (product_id) values (new.id);
end
-- end
-- begin
create trigger products_update_facets
after update of name, price_cents, category_id, is_active, created_at, deleted_at on products
when (old.name, old.price_cents, old.category_id, old.is_active, old.created_at, old.deleted_at)
  is not (new.name, new.price_cents, new.category_id, new.is_active, new.created_at, new.deleted_at)
begin
  insert into product_facets_due (product_id) values (new.id);
end
-- end
-- begin
create trigger product_tags_insert_facets after insert on product_tags
begin
  insert into product_facets_due (product_id) values (new.product_id);
end
-- end
-- begin
create trigger product_tags_update_facets after update on product_tags
begin
  insert into product_facets_due (product_id) values (old.product_id);
  insert into product_facets_due (product_id) values (new.product_id);
end
-- end
-- begin
create trigger product_tags_delete_facets after delete on product_tags
begin
  insert into product_facets_due (product_id) values (old.product_id);
end
-- end

insert into product_facets_due (product_id) select id from products;
