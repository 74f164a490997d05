-- Lists can be limited to pieces that can be bought now: product_facets holds since when. Minus infinity
-- is from the beginning, the end of a reservation is from then on, and null is never.
alter table product_facets add column available_from timestamptz;

-- begin
create or replace function settle_product_facets(ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any (ids) order by id for no key update;
  insert into product_facet_sets (category_id, tags)
    select distinct f.category_id, f.tags from facets_of_products(ids) f
    where not exists (
      select 1 from product_facet_sets s where s.category_id = f.category_id and s.tags = f.tags
    )
    order by 1, 2
    on conflict (category_id, tags) do nothing;
  delete from product_facets where product_id = any (ids)
    and product_id in (select id from products where id = any (ids) and deleted_at is not null);
  insert into product_facets
    (product_id, set_id, is_active, price_cents, created_at, name_key, available_from)
    select p.id, s.id, p.is_active, p.price_cents, p.created_at, lower(p.name),
      case p.availability when 'available' then '-infinity' when 'reserved' then p.reserved_until end
    from facets_of_products(ids) f
    join products p on p.id = f.product_id
    join product_facet_sets s on s.category_id = f.category_id and s.tags = f.tags
    on conflict (product_id) do update set set_id = excluded.set_id, is_active = excluded.is_active,
      price_cents = excluded.price_cents, created_at = excluded.created_at, name_key = excluded.name_key,
      available_from = excluded.available_from;
end
$$
-- end

-- begin
create or replace function settle_written_products() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(n.id) into ids from new_rows n;
  else
    select array_agg(n.id) into ids from new_rows n left join old_rows o on o.id = n.id
      where (o.name, o.price_cents, o.category_id, o.is_active, o.created_at, o.deleted_at,
        o.availability, o.reserved_until)
        is distinct from (n.name, n.price_cents, n.category_id, n.is_active, n.created_at, n.deleted_at,
        n.availability, n.reserved_until);
  end if;
  if ids is not null then perform settle_product_facets(ids); end if;
  return null;
end
$$
-- end

update product_facets f set available_from =
  case p.availability when 'available' then '-infinity' when 'reserved' then p.reserved_until end
  from products p where p.id = f.product_id;

-- The indexes hold it too, so that a list that is limited to it reads nothing else.
drop index product_facets_newest;
drop index product_facets_name;
drop index product_facets_set;
drop index product_facets_price;
create index product_facets_newest on product_facets (created_at desc, product_id desc)
  include (is_active, set_id, price_cents, available_from);
create index product_facets_name on product_facets (name_key, product_id)
  include (is_active, set_id, price_cents, available_from);
create index product_facets_set on product_facets (set_id, is_active, price_cents)
  include (available_from);
create index product_facets_price on product_facets (price_cents, name_key, product_id)
  include (is_active, set_id, available_from);
