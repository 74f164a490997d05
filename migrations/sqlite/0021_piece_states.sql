-- What belongs to one state only is cleared where a piece is in another.
update products set reserved_for = null, reserved_until = null
where availability <> 'reserved' and (reserved_for is not null or reserved_until is not null);
update products set lead_time = null where availability <> 'made_to_order' and lead_time is not null;
update products set stock = 0 where availability = 'sold' and stock > 0;

-- A change of many pieces at once, to be undone as a whole for 30 days.
create table bulk_changes (
  id text primary key,
  message text not null,
  username text,
  created_at text not null,
  undone_at text
);
create index bulk_changes_created on bulk_changes (created_at);

-- The fields of a piece before the change, as JSON, and the version the change gave it.
create table bulk_change_items (
  change_id text not null references bulk_changes (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  before json not null check (json_valid(before)),
  version integer not null,
  primary key (change_id, product_id)
) without rowid;
create index bulk_change_items_product on bulk_change_items (product_id);
