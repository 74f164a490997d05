-- A list of a ring size shows the rings that can be resized to it as well: a row has the smallest and the largest
-- size of the ring, in quarters of a US size, its own among them.
drop index product_facets_newest;
drop index product_facets_name;
drop index product_facets_set;
drop index product_facets_price;
drop index product_facets_ring;
alter table product_facets drop column ring_size;
alter table product_facets add column ring_from integer, add column ring_to integer;

-- begin
create or replace function settle_product_facets(ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any (ids) order by id for no key update;
  insert into product_facet_sets (category_id, tags, facts)
    select distinct f.category_id, f.tags, f.facts from facets_of_products(ids) f
    where not exists (
      select 1 from product_facet_sets s
      where s.category_id = f.category_id and s.tags = f.tags and s.facts = f.facts
    )
    order by 1, 2, 3
    on conflict (category_id, tags, facts) do nothing;
  delete from product_facets where product_id = any (ids)
    and product_id in (select id from products where id = any (ids) and deleted_at is not null);
  insert into product_facets
    (product_id, set_id, is_active, price_cents, created_at, name_key, available_from, ring_from, ring_to)
    select p.id, s.id, p.is_active, p.price_cents, p.created_at, lower(p.name),
      case p.availability when 'available' then '-infinity' when 'reserved' then p.reserved_until end,
      least(p.ring_size_quarters, p.ring_size_from_quarters, p.ring_size_to_quarters),
      greatest(p.ring_size_quarters, p.ring_size_from_quarters, p.ring_size_to_quarters)
    from facets_of_products(ids) f
    join products p on p.id = f.product_id
    join product_facet_sets s on s.category_id = f.category_id and s.tags = f.tags and s.facts = f.facts
    on conflict (product_id) do update set set_id = excluded.set_id, is_active = excluded.is_active,
      price_cents = excluded.price_cents, created_at = excluded.created_at, name_key = excluded.name_key,
      available_from = excluded.available_from, ring_from = excluded.ring_from, ring_to = excluded.ring_to;
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
        o.availability, o.reserved_until, o.filter_facts, o.ring_size_quarters,
        o.ring_size_from_quarters, o.ring_size_to_quarters)
        is distinct from (n.name, n.price_cents, n.category_id, n.is_active, n.created_at, n.deleted_at,
        n.availability, n.reserved_until, n.filter_facts, n.ring_size_quarters,
        n.ring_size_from_quarters, n.ring_size_to_quarters);
  end if;
  if ids is not null then perform settle_product_facets(ids); end if;
  return null;
end
$$
-- end

update product_facets f set
  ring_from = least(p.ring_size_quarters, p.ring_size_from_quarters, p.ring_size_to_quarters),
  ring_to = greatest(p.ring_size_quarters, p.ring_size_from_quarters, p.ring_size_to_quarters)
  from products p where p.id = f.product_id
    and coalesce(p.ring_size_quarters, p.ring_size_from_quarters, p.ring_size_to_quarters) is not null;

create index product_facets_newest on product_facets (created_at desc, product_id desc)
  include (is_active, set_id, price_cents, available_from, ring_from, ring_to);
create index product_facets_name on product_facets (name_key, product_id)
  include (is_active, set_id, price_cents, available_from, ring_from, ring_to);
create index product_facets_set on product_facets (set_id, is_active, price_cents)
  include (available_from, ring_from, ring_to);
create index product_facets_price on product_facets (price_cents, name_key, product_id)
  include (is_active, set_id, available_from, ring_from, ring_to);
create index product_facets_ring on product_facets (ring_to, ring_from)
  include (is_active, set_id, price_cents, available_from) where ring_to is not null;
