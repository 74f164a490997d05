-- Where an order was placed before it came in with a file, and its number there; both null for the shop's own.
alter table orders add column source_name text check (length(source_name) between 1 and 100);
alter table orders add column source_number text check (length(source_number) between 1 and 100);
create index orders_source on orders (source_name, source_number);
