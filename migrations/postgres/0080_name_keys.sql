-- Names are compared without regard to case, and sorted without accents, by a column: lower() knows ASCII alone
-- in SQLite, and other letters by the locale here. The shop computes it (src/database/name-keys.ts), after
-- this migration for the rows that are there. It is null only where other software has written a row.
alter table categories add column name_key text collate "C";
alter table collections add column name_key text collate "C";
alter table customers add column name_key text collate "C";
alter table products add column name_key text collate "C";
alter table tags add column name_key text collate "C";
alter table users add column name_key text collate "C";

-- A restore drops those that compared by lower(): a backup of the other database may hold what they refuse.
drop index if exists tags_name_live;
drop index if exists users_username;
drop index customers_name;
create unique index categories_name_key on categories (name_key);
create unique index tags_name_key_live on tags (name_key) where deleted_at is null;
create unique index users_name_key on users (name_key);
create index customers_name_key on customers (name_key);

-- In the order of SQLite, by bytes. A new type would undo 0016.
alter table product_facets
  alter column name_key type text collate "C",
  alter column name_key set storage main;

-- begin
create or replace function settle_product_facets(ids integer[]) returns void language plpgsql
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

-- begin
create or replace function settle_written_products() returns trigger language plpgsql as $$
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
  if ids is not null then perform settle_product_facets(ids); end if;
  return null;
end
$$
-- end

-- So are other texts that lists and exports are sorted by.
alter table dismissed_findings alter column subject type text collate "C";
alter table health_problems alter column name type text collate "C", alter column state type text collate "C";
alter table outside_links alter column url type text collate "C";
alter table pages alter column slug type text collate "C";
alter table redirects alter column from_path type text collate "C";
alter table search_answers alter column search type text collate "C";
alter table visit_counts alter column subject type text collate "C", alter column kind type text collate "C";

-- The folding of the keys, for texts that have none: to search in them, and for addresses. By Unicode's rules where
-- the server has them, whatever the locale of the database is. SQLite has the shop's own function of this name.
create function fold_text(value text) returns text language sql immutable strict parallel safe
  as $$ select lower(normalize(value, nfc)) $$;
-- begin
do $block$ begin
  if exists (select 1 from pg_collation where collname = 'und-x-icu') then
    create or replace function fold_text(value text) returns text language sql immutable strict parallel safe
      as $$ select lower(normalize(value, nfc) collate "und-x-icu") $$;
  end if;
end $block$
-- end

-- Each transaction counts its changes in a slot that no other has locked: writers never wait for one another here.
-- A slot for each connection was shared by those whose process ids were a thousand apart.
alter table catalogue_revisions alter column slot add generated by default as identity (start with 1000);

-- begin
create or replace function count_catalogue_change() returns trigger language plpgsql as $$
begin
  update catalogue_revisions set revision = revision + 1 where slot = (
    select slot from catalogue_revisions order by slot limit 1 for no key update skip locked
  );
  if not found then insert into catalogue_revisions (revision) values (1); end if;
  return null;
end
$$
-- end
