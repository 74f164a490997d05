-- The address of an order that is picked up is the JSON value null.
alter table orders add column delivery text not null default 'shipping' check (delivery in ('shipping', 'pickup'));
alter table orders add column due_date text;
alter table orders add column deposit_cents integer check (deposit_cents is null or (typeof(deposit_cents) = 'integer' and deposit_cents between 0 and 9999999999));
alter table orders add column tracking_carrier text check (length(tracking_carrier) <= 50);
alter table orders add column tracking_number text check (length(tracking_number) <= 100);
alter table orders add column receipt_number text;
create unique index orders_receipt_number on orders (receipt_number);

-- An edit keeps the status and lists its changes: field, from, to.
alter table order_history add column reason text;
alter table order_history add column changes json check (changes is null or json_valid(changes));

create table order_payments (
  id integer primary key autoincrement,
  order_id integer not null references orders (id) on delete cascade,
  amount_cents integer not null check (typeof(amount_cents) = 'integer' and amount_cents between 1 and 9999999999),
  method text not null check (method in ('check', 'card', 'cash', 'transfer', 'other')),
  paid_on text not null,
  reference text check (length(reference) <= 100),
  username text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index order_payments_order on order_payments (order_id);

-- The last receipt of each calendar year: numbers have no gaps.
create table receipt_numbers (
  year integer primary key,
  last_number integer not null check (typeof(last_number) = 'integer' and last_number >= 1)
);

insert into order_payments (order_id, amount_cents, method, paid_on, created_at)
select id, total_cents, 'other', updated_at, updated_at from orders where payment_status = 'paid' and total_cents > 0;
