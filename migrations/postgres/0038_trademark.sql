-- ™ stood after every shop's name; a new shop has none until it says so. One that exists keeps it.
insert into settings (key, value)
  select 'showTrademark', 'true'::jsonb
  where exists (select 1 from settings) or exists (select 1 from products)
  on conflict (key) do nothing;
