-- The desk lists pieces by their last change and by stock, photos by age, conversations by state, and a
-- customer's page asks for others of the same name: without an index each reads its whole table.
create index products_changed on products (updated_at, id);
create index products_stock on products (stock, id);
create index media_newest on media (created_at desc, hash);
create index inquiries_states on inquiries (state) where deleted_at is null;
create index customers_name on customers (lower(name));
