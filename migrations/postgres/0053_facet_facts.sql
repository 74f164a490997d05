-- Lists are filtered by metals, stones and ring size too. What a piece is found by is written with its
-- search document, "kind:blue-sapphire,metal:14k-gold,stone:sapphire": triggers cannot read it
-- out of the texts of metals and stones.
alter table products add column filter_facts text collate "C" not null default '';

-- How the documents of search were written; no row while they are not all there.
create table search_manner (manner text not null);

-- A ring size, in quarters of a US size, is a column of its own: with it each set would become dozens.
alter table product_facets add column ring_size integer;

-- The pieces of a facet set have the same metals and stones as well.
alter table product_facet_sets add column facts text collate "C" not null default '';
alter table product_facet_sets drop constraint product_facet_sets_category_id_tags_key;
alter table product_facet_sets add unique (category_id, tags, facts);
-- By fact: a filter asks for the sets that have one of a few.
create table product_facet_facts (
  set_id integer not null references product_facet_sets (id) on delete cascade,
  fact text collate "C" not null,
  primary key (fact, set_id)
);

-- begin
create or replace function spread_facet_set() returns trigger language plpgsql as $$
begin
  insert into product_facet_tags (set_id, tag_id)
    select new.id, id::integer from unnest(string_to_array(nullif(new.tags, ''), ',')) as id;
  insert into product_facet_facts (set_id, fact)
    select new.id, fact from unnest(string_to_array(nullif(new.facts, ''), ',')) as fact;
  return null;
end
$$
-- end

drop function facets_of_products(integer[]);
-- begin
create function facets_of_products(ids integer[])
returns table (product_id integer, category_id integer, tags text, facts text) language sql stable as $$
  select p.id, coalesce(p.category_id, 0), coalesce((
    select string_agg(t.tag_id::text, ',' order by t.tag_id) from product_tags t where t.product_id = p.id
  ), '') collate "C", p.filter_facts
  from products p where p.id = any (ids) and p.deleted_at is null
$$
-- end

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
    (product_id, set_id, is_active, price_cents, created_at, name_key, available_from, ring_size)
    select p.id, s.id, p.is_active, p.price_cents, p.created_at, lower(p.name),
      case p.availability when 'available' then '-infinity' when 'reserved' then p.reserved_until end, p.ring_size_quarters
    from facets_of_products(ids) f
    join products p on p.id = f.product_id
    join product_facet_sets s on s.category_id = f.category_id and s.tags = f.tags and s.facts = f.facts
    on conflict (product_id) do update set set_id = excluded.set_id, is_active = excluded.is_active,
      price_cents = excluded.price_cents, created_at = excluded.created_at, name_key = excluded.name_key,
      available_from = excluded.available_from, ring_size = excluded.ring_size;
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
        o.availability, o.reserved_until, o.filter_facts, o.ring_size_quarters)
        is distinct from (n.name, n.price_cents, n.category_id, n.is_active, n.created_at, n.deleted_at,
        n.availability, n.reserved_until, n.filter_facts, n.ring_size_quarters);
  end if;
  if ids is not null then perform settle_product_facets(ids); end if;
  return null;
end
$$
-- end

update product_facets f set ring_size = p.ring_size_quarters
  from products p where p.id = f.product_id and p.ring_size_quarters is not null;

-- The indexes hold it too, so that a list that is limited to it reads nothing else.
drop index product_facets_newest;
drop index product_facets_name;
drop index product_facets_set;
drop index product_facets_price;
create index product_facets_newest on product_facets (created_at desc, product_id desc)
  include (is_active, set_id, price_cents, available_from, ring_size);
create index product_facets_name on product_facets (name_key, product_id)
  include (is_active, set_id, price_cents, available_from, ring_size);
create index product_facets_set on product_facets (set_id, is_active, price_cents)
  include (available_from, ring_size);
create index product_facets_price on product_facets (price_cents, name_key, product_id)
  include (is_active, set_id, available_from, ring_size);
create index product_facets_ring on product_facets (ring_size, is_active)
  include (set_id, price_cents, available_from) where ring_size is not null;
