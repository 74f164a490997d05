-- What a piece costs as a whole; null where its parts say it.
alter table product_pricing add column cost_cents bigint check (cost_cents between 0 and 9999999999);
