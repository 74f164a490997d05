-- Lists are filtered by metals, stones and ring size too. What a piece is found by is written with its
-- search document, "kind:blue-sapphire,metal:14k-gold,stone:sapphire": triggers cannot read it
-- out of the texts of metals and stones.
alter table products add column filter_facts text not null default '';

-- A ring size, in quarters of a US size, is a column of its own: with it each set would become dozens.
alter table product_facets add column ring_size integer;

-- The pieces of a facet set have the same metals and stones as well.
drop trigger product_facets_settle;
drop trigger product_facet_sets_spread;
create temp table earlier_facet_sets as select id, category_id, tags from product_facet_sets;
drop table product_facet_tags;
drop table product_facet_sets;

create table product_facet_sets (
  id integer primary key,
  category_id integer not null,
  tags text not null,
  facts text not null default '',
  unique (category_id, tags, facts)
);
create table product_facet_tags (
  set_id integer not null references product_facet_sets (id) on delete cascade,
  tag_id integer not null,
  primary key (set_id, tag_id)
) without rowid;
-- By fact: a filter asks for the sets that have one of a few.
create table product_facet_facts (
  set_id integer not null references product_facet_sets (id) on delete cascade,
  fact text not null,
  primary key (fact, set_id)
) without rowid;

-- begin
create trigger product_facet_sets_spread after insert on product_facet_sets
begin
  insert into product_facet_tags (set_id, tag_id)
    select new.id, value from json_each('[' || new.tags || ']');
  insert into product_facet_facts (set_id, fact)
    select new.id, value from json_each('["' || replace(new.facts, ',', '","') || '"]')
    where new.facts <> '';
end
-- end

insert into product_facet_sets (id, category_id, tags) select id, category_id, tags from earlier_facet_sets;
drop table earlier_facet_sets;

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
    (product_id, set_id, is_active, price_cents, created_at, name_key, available_from, ring_size)
    select p.id, s.id, p.is_active, p.price_cents, p.created_at, lower(p.name),
      case p.availability when 'available' then '' when 'reserved' then p.reserved_until end, p.ring_size_quarters
    from products p
    join product_facet_sets s on s.category_id = coalesce(p.category_id, 0) and s.tags = coalesce((
      select group_concat(tag_id, ',') from (
        select tag_id from product_tags where product_id = p.id order by tag_id
      )
    ), '') and s.facts = p.filter_facts
    where p.id = new.product_id and p.deleted_at is null
    on conflict (product_id) do update set set_id = excluded.set_id, is_active = excluded.is_active,
      price_cents = excluded.price_cents, created_at = excluded.created_at, name_key = excluded.name_key,
      available_from = excluded.available_from, ring_size = excluded.ring_size;
end
-- end

drop trigger products_update_facets;
-- begin
create trigger products_update_facets
after update of name, price_cents, category_id, is_active, created_at, deleted_at, availability,
  reserved_until, filter_facts, ring_size_quarters on products
when (old.name, old.price_cents, old.category_id, old.is_active, old.created_at, old.deleted_at,
  old.availability, old.reserved_until, old.filter_facts, old.ring_size_quarters)
  is not (new.name, new.price_cents, new.category_id, new.is_active, new.created_at, new.deleted_at,
  new.availability, new.reserved_until, new.filter_facts, new.ring_size_quarters)
begin
  insert into product_facets_due (product_id) values (new.id);
end
-- end

update product_facets set ring_size = (
  select p.ring_size_quarters from products p where p.id = product_facets.product_id
);

-- The indexes hold it too, so that a list that is limited to it reads nothing else.
drop index product_facets_newest;
drop index product_facets_name;
drop index product_facets_set;
drop index product_facets_price;
create index product_facets_newest on product_facets
  (created_at desc, product_id desc, is_active, set_id, price_cents, available_from, ring_size);
create index product_facets_name on product_facets
  (name_key, product_id, is_active, set_id, price_cents, available_from, ring_size);
create index product_facets_set on product_facets
  (set_id, is_active, price_cents, available_from, ring_size);
create index product_facets_price on product_facets
  (price_cents, name_key, product_id, is_active, set_id, available_from, ring_size);
create index product_facets_ring on product_facets
  (ring_size, is_active, set_id, price_cents, available_from) where ring_size is not null;
