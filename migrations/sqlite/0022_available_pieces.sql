-- Lists can be limited to pieces that can be bought now: product_facets holds since when. The empty text
-- is from the beginning, the end of a reservation is from then on, and null is never.
alter table product_facets add column available_from text;

drop trigger product_facets_settle;
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
  insert into product_facets
    (product_id, set_id, is_active, price_cents, created_at, name_key, available_from)
    select p.id, s.id, p.is_active, p.price_cents, p.created_at, lower(p.name),
      case p.availability when 'available' then '' when 'reserved' then p.reserved_until end
    from products p
    join product_facet_sets s on s.category_id = coalesce(p.category_id, 0) and s.tags = coalesce((
      select group_concat(tag_id, ',') from (
        select tag_id from product_tags where product_id = p.id order by tag_id
      )
    ), '')
    where p.id = new.product_id and p.deleted_at is null
    on conflict (product_id) do update set set_id = excluded.set_id, is_active = excluded.is_active,
      price_cents = excluded.price_cents, created_at = excluded.created_at, name_key = excluded.name_key,
      available_from = excluded.available_from;
end
-- end

drop trigger products_update_facets;
-- begin
create trigger products_update_facets
after update of name, price_cents, category_id, is_active, created_at, deleted_at, availability,
  reserved_until on products
when (old.name, old.price_cents, old.category_id, old.is_active, old.created_at, old.deleted_at,
  old.availability, old.reserved_until)
  is not (new.name, new.price_cents, new.category_id, new.is_active, new.created_at, new.deleted_at,
  new.availability, new.reserved_until)
begin
  insert into product_facets_due (product_id) values (new.id);
end
-- end

update product_facets set available_from = (
  select case p.availability when 'available' then '' when 'reserved' then p.reserved_until end
  from products p where p.id = product_facets.product_id
);

-- The indexes hold it too, so that a list that is limited to it reads nothing else.
drop index product_facets_newest;
drop index product_facets_name;
drop index product_facets_set;
drop index product_facets_price;
create index product_facets_newest on product_facets
  (created_at desc, product_id desc, is_active, set_id, price_cents, available_from);
create index product_facets_name on product_facets
  (name_key, product_id, is_active, set_id, price_cents, available_from);
create index product_facets_set on product_facets (set_id, is_active, price_cents, available_from);
create index product_facets_price on product_facets
  (price_cents, name_key, product_id, is_active, set_id, available_from);
