-- [{"line1": "1 Main Street", "city": "Staunton", "state": "VA"}], the main one first.
alter table customers add column addresses jsonb not null default '[]';
-- Customers that a file brought are listed without an order.
alter table customers add column is_imported boolean not null default false;
