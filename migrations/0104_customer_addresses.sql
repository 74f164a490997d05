-- [{"line1": "1 Main Street", "city": "Staunton", "state": "VA"}], the main one first.
alter table customers add column addresses jsonb not null default '[]';
-- Customers that a file brought are listed without an order.
alter table customers add column is_imported boolean not null default false;

-- The kinds of what an import brings are checked by the code alone: SQLite changes no check of a column.
alter table import_items add column record_kind text not null default 'piece';
update import_items set record_kind = kind;
alter table import_items drop column kind;
alter table import_items rename column record_kind to kind;
