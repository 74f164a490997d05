-- Each word, and "=hammer" for a stem that is no word itself; again with "^" where it is in the name, and with "~"
-- where it is in the tags or the category. PostgreSQL stores values apart from a row only where the row is longer
-- than 2 kB. The padding lifts it above that when words are written and is compressed to some thirty bytes: counts
-- read a fifth of the blocks. Names stay in the row, since sorting reads them for each comparison.
alter table product_facets set (toast_tuple_target = 128);
alter table product_facets add column words tsvector not null default '';
alter table product_facets alter column words set storage external;
alter table product_facets add column padding text
  generated always as (repeat(' ', 2000 + 0 * length(words))) stored;
alter table product_facets alter column padding set storage main;
alter table product_facets alter column name_key set storage main;

create index product_facets_newest on product_facets (created_at desc, product_id desc)
  include (is_active, set_id, price_cents, available_from, ring_from, ring_to);
create index product_facets_name on product_facets (name_key, product_id)
  include (is_active, set_id, price_cents, available_from, ring_from, ring_to);
create index product_facets_price on product_facets (price_cents, name_key, product_id)
  include (is_active, set_id, available_from, ring_from, ring_to);
create index product_facets_set on product_facets (set_id, is_active, price_cents)
  include (available_from, ring_from, ring_to);
create index product_facets_ring on product_facets (ring_to, ring_from)
  include (is_active, set_id, price_cents, available_from) where ring_to is not null;
create index product_facets_words on product_facets using gin (words);

-- begin
create function split_facet_set() returns trigger language plpgsql as $$
begin
  insert into product_facet_tags (set_id, tag_id)
    select new.id, id::integer from unnest(string_to_array(nullif(new.tags, ''), ',')) as id;
  insert into product_facet_facts (set_id, fact)
    select new.id, fact from unnest(string_to_array(nullif(new.facts, ''), ',')) as fact;
  return null;
end
$$
-- end
create trigger product_facet_sets_split after insert on product_facet_sets
  for each row execute function split_facet_set();

-- begin
create function facets_of_products(ids integer[])
returns table (product_id integer, category_id integer, tags text, facts text) language sql stable as $$
  select p.id, coalesce(p.category_id, 0), coalesce((
    select string_agg(t.tag_id::text, ',' order by t.tag_id) from product_tags t where t.product_id = p.id
  ), '') collate "C", p.filter_facts
  from products p where p.id = any (ids) and p.deleted_at is null
$$
-- end

-- Writes the rows of these pieces. The pieces are locked first, and each statement reads what is committed by then:
-- of two transactions that tag one piece, the second sees both tags. Planned anew for each write, in less than a
-- millisecond: a cached plan, made for few pieces, took 23 seconds for three thousand.
-- begin
create function update_product_facets(ids integer[]) returns void language plpgsql
  set plan_cache_mode = force_custom_plan as $$
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
    select p.id, s.id, p.is_active, p.price_cents, p.created_at, coalesce(p.name_key, lower(p.name)),
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

-- A statement without parameters is never planned anew: the comparison has no join.
-- begin
create function update_facets_of_products() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from new_rows;
  else
    select array_agg(id) into ids from (
      select id, name_key, name, price_cents, category_id, is_active, created_at, deleted_at, availability,
        reserved_until, filter_facts, ring_size_quarters, ring_size_from_quarters, ring_size_to_quarters
        from new_rows
      except
      select id, name_key, name, price_cents, category_id, is_active, created_at, deleted_at, availability,
        reserved_until, filter_facts, ring_size_quarters, ring_size_from_quarters, ring_size_to_quarters
        from old_rows
    ) as changed;
  end if;
  if ids is not null then perform update_product_facets(ids); end if;
  return null;
end
$$
-- end
create trigger products_insert_facets after insert on products referencing new table as new_rows for each statement execute function update_facets_of_products();
create trigger products_update_facets after update on products referencing old table as old_rows new table as new_rows for each statement execute function update_facets_of_products();

-- begin
create function update_facets_of_tags() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id) into ids from old_rows;
  else
    select array_agg(distinct product_id) into ids from (
      select product_id from old_rows union select product_id from new_rows
    ) as touched;
  end if;
  if ids is not null then perform update_product_facets(ids); end if;
  return null;
end
$$
-- end
create trigger product_tags_insert_facets after insert on product_tags referencing new table as new_rows for each statement execute function update_facets_of_tags();
create trigger product_tags_update_facets after update on product_tags referencing old table as old_rows new table as new_rows for each statement execute function update_facets_of_tags();
create trigger product_tags_delete_facets after delete on product_tags referencing old table as old_rows for each statement execute function update_facets_of_tags();
