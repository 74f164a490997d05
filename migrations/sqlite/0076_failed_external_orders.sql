-- Orders of platforms that could not be recorded are looked for every minute, and are few.
create index external_orders_failed on external_orders (platform_id) where sync_status = 'failed';
