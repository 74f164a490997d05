-- A price that waited is fetched again: it is told in words now.
update metal_price_source set fetched_at = null
where exists (select 1 from waiting_metal_prices);
drop table waiting_metal_prices;
alter table metal_price_source drop column is_daily;
alter table metal_price_source drop column due_at;
alter table metal_price_source drop column failed_at;
