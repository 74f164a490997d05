create index product_facets_newest on product_facets
  (created_at desc, product_id desc, is_active, set_id, price_cents, available_from, ring_from, ring_to);
create index product_facets_name on product_facets
  (name_key, product_id, is_active, set_id, price_cents, available_from, ring_from, ring_to);
create index product_facets_price on product_facets
  (price_cents, name_key, product_id, is_active, set_id, available_from, ring_from, ring_to);
create index product_facets_set on product_facets
  (set_id, is_active, price_cents, available_from, ring_from, ring_to);
create index product_facets_ring on product_facets
  (ring_to, ring_from, is_active, set_id, price_cents, available_from) where ring_to is not null;

-- begin
create trigger product_facet_sets_split after insert on product_facet_sets
begin
  insert into product_facet_tags (set_id, tag_id)
    select new.id, value from json_each('[' || new.tags || ']');
  insert into product_facet_facts (set_id, fact)
    select new.id, value from json_each('["' || replace(new.facts, ',', '","') || '"]')
    where new.facts <> '';
end
-- end

-- Inserting an id here writes the row of that piece: SQLite has no functions.
create view product_facets_due as select id as product_id from products;
-- begin
create trigger update_product_facets instead of insert on product_facets_due
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

create trigger products_insert_facets after insert on products begin insert into product_facets_due (product_id) values (new.id); end;
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
create trigger product_tags_insert_facets after insert on product_tags begin insert into product_facets_due (product_id) values (new.product_id); end;
create trigger product_tags_update_facets after update on product_tags begin insert into product_facets_due (product_id) values (old.product_id), (new.product_id); end;
create trigger product_tags_delete_facets after delete on product_tags begin insert into product_facets_due (product_id) values (old.product_id); end;
