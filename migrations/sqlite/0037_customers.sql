-- One row a person, found again by email address or phone number.
create table customers (
  id integer primary key autoincrement,
  name text not null,
  notes text check (length(notes) <= 5000),
  -- [{"size": "5½", "note": "left ring finger"}]
  ring_sizes json not null default '[]' check (json_valid(ring_sizes)),
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);

-- The last one added is shown first. A household may share a phone number, nobody shares an email address.
create table customer_contacts (
  id integer primary key autoincrement,
  customer_id integer not null references customers (id) on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  -- The address in lower case, the digits of the number.
  match_key text not null
);
create unique index customer_contacts_email on customer_contacts (match_key) where kind = 'email';
create unique index customer_contacts_customer on customer_contacts (customer_id, kind, match_key);
create index customer_contacts_match on customer_contacts (kind, match_key);

alter table orders add column customer_id integer references customers (id) on delete set null;
create index orders_customer on orders (customer_id);
alter table inquiries add column customer_id integer references customers (id) on delete set null;
create index inquiries_customer on inquiries (customer_id);
alter table inquiries add column deleted_at text;

-- An inquiry can be in the trash.
alter table trash rename to trash_before;
create table trash (
  id integer primary key autoincrement,
  kind text not null check (kind in ('product', 'collection', 'tag', 'order', 'inquiry', 'subscriber', 'platform', 'sample')),
  entity_id integer not null,
  label text not null,
  batch text,
  deleted_by text,
  deleted_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  expires_at text not null,
  unique (kind, entity_id)
);
insert into trash
  (id, kind, entity_id, label, batch, deleted_by, deleted_at, expires_at)
  select id, kind, entity_id, label, batch, deleted_by, deleted_at, expires_at from trash_before;
drop table trash_before;
create index trash_expires on trash (expires_at);
create index trash_batch on trash (batch);

-- Who ordered so far, by email address. An address that ends in .invalid stands for none.
insert into customers (id, name, created_at, updated_at)
select orders.id, orders.customer_name, orders.created_at, orders.created_at from orders
where orders.id in (
  select min(id) from orders where customer_email not like '%.invalid' group by lower(trim(customer_email))
);
insert into customer_contacts (customer_id, kind, value, match_key)
select customers.id, 'email', trim(orders.customer_email), lower(trim(orders.customer_email))
from customers join orders on orders.id = customers.id order by customers.id;
update orders set customer_id = (
  select customer_id from customer_contacts where match_key = lower(trim(orders.customer_email))
);
insert into customer_contacts (customer_id, kind, value, match_key)
select customer_id, 'phone', min(customer_phone), case when length(digits) = 11 and digits like '1%' then substr(digits, 2) else digits end
from (
  select customer_id, customer_phone,
    replace(replace(replace(replace(replace(replace(replace(customer_phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), '/', '') as digits
  from orders where customer_phone is not null and customer_id is not null
) numbers
where length(digits) >= 7
group by customer_id, 4;
