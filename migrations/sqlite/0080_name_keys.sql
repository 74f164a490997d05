-- Names are compared without regard to case, and sorted without accents, by a column: lower() knows ASCII alone
-- here, and other letters by the locale in PostgreSQL. The shop computes it (src/database/name-keys.ts), after
-- this migration for the rows that are there. It is null only where other software has written a row.
alter table categories add column name_key text;
alter table collections add column name_key text;
alter table customers add column name_key text;
alter table products add column name_key text;
alter table tags add column name_key text;
alter table users add column name_key text;

-- A restore drops those that compared by lower(): a backup of the other database may hold what they refuse.
drop index if exists tags_name_live;
drop index if exists users_username;
drop index customers_name;
create unique index categories_name_key on categories (name_key);
create unique index tags_name_key_live on tags (name_key) where deleted_at is null;
create unique index users_name_key on users (name_key);
create index customers_name_key on customers (name_key);

drop trigger product_facets_settle;
drop trigger products_update_facets;

-- begin
create trigger product_facets_settle instead of insert on product_facets_due
begin
  insert into product_facet_sets (category_id, tags, facts)
    select wanted.category_id, wanted.tags, wanted.facts
    from (
      select coalesce(p.category_id, 0) as category_id, p.filter_facts as facts, coalesce((
        select group_concat(tag_id, ',') from (
          select tag_id from product_tags where product_id = p.id order by tag_id
        )
      ), '') as tags
      from products p where p.id = new.product_id and p.deleted_at is null
    ) as wanted
    where not exists (
      select 1 from product_facet_sets s
      where s.category_id = wanted.category_id and s.tags = wanted.tags and s.facts = wanted.facts
    );
  delete from product_facets where product_id = new.product_id and exists (
    select 1 from products where id = new.product_id and deleted_at is not null
  );
  insert into product_facets
    (product_id, set_id, is_active, price_cents, created_at, name_key, available_from, ring_from, ring_to)
    select p.id, s.id, p.is_active, p.price_cents, p.created_at, coalesce(p.name_key, lower(p.name)),
      case p.availability when 'available' then '' when 'reserved' then p.reserved_until end,
      min(coalesce(p.ring_size_quarters, p.ring_size_from_quarters, p.ring_size_to_quarters),
        coalesce(p.ring_size_from_quarters, p.ring_size_to_quarters, p.ring_size_quarters),
        coalesce(p.ring_size_to_quarters, p.ring_size_from_quarters, p.ring_size_quarters)),
      max(coalesce(p.ring_size_quarters, p.ring_size_from_quarters, p.ring_size_to_quarters),
        coalesce(p.ring_size_from_quarters, p.ring_size_to_quarters, p.ring_size_quarters),
        coalesce(p.ring_size_to_quarters, p.ring_size_from_quarters, p.ring_size_quarters))
    from products p
    join product_facet_sets s on s.category_id = coalesce(p.category_id, 0) and s.tags = coalesce((
      select group_concat(tag_id, ',') from (
        select tag_id from product_tags where product_id = p.id order by tag_id
      )
    ), '') and s.facts = p.filter_facts
    where p.id = new.product_id and p.deleted_at is null
    on conflict (product_id) do update set set_id = excluded.set_id, is_active = excluded.is_active,
      price_cents = excluded.price_cents, created_at = excluded.created_at, name_key = excluded.name_key,
      available_from = excluded.available_from, ring_from = excluded.ring_from, ring_to = excluded.ring_to;
end
-- end

-- begin
create trigger products_update_facets
after update of name_key, name, price_cents, category_id, is_active, created_at, deleted_at, availability,
  reserved_until, filter_facts, ring_size_quarters, ring_size_from_quarters, ring_size_to_quarters on products
when (old.name_key, old.name, old.price_cents, old.category_id, old.is_active, old.created_at, old.deleted_at,
  old.availability, old.reserved_until, old.filter_facts, old.ring_size_quarters,
  old.ring_size_from_quarters, old.ring_size_to_quarters)
  is not (new.name_key, new.name, new.price_cents, new.category_id, new.is_active, new.created_at, new.deleted_at,
  new.availability, new.reserved_until, new.filter_facts, new.ring_size_quarters,
  new.ring_size_from_quarters, new.ring_size_to_quarters)
begin
  insert into product_facets_due (product_id) values (new.id);
end
-- end
