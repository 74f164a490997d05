-- Names stay in the rows. When the words had moved out of them, names moved along, and whoever sorted by
-- name fetched one from beside its row for each comparison.
alter table product_facets
  alter column name_key type text using name_key || '',
  alter column name_key set storage main;

-- A band of prices is counted and the desk's table is ordered by price without looking at every piece.
create index product_facets_price on product_facets (price_cents, name_key, product_id) include (is_active, set_id);
