-- What recording an order did to the stock, so that cancelling it undoes exactly that.
alter table order_items add column stock_taken integer not null default 0 check (stock_taken >= 0);
alter table order_items add column sold_out boolean not null default false check (sold_out in (0, 1));
