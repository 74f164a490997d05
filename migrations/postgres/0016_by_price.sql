-- A band of prices is counted and the desk's table is ordered by price without looking at every piece.
create index product_facets_price on product_facets (price_cents, name_key, product_id) include (is_active, set_id);
