-- Words are folded and stemmed before they are stored; "=" marks a stem. Weights: A heading, B labels,
-- C details and code, D body. Pieces are found by product_facets.words; these rank them.
create table product_search (
  entity_id integer primary key references products (id) on delete cascade,
  words tsvector not null
);

create table collection_search (
  entity_id integer primary key references collections (id) on delete cascade,
  words tsvector not null
);
create index collection_search_words on collection_search using gin (words);

-- Folds texts that have no name_key, as the shop's function of this name does on SQLite: by Unicode's rules where
-- the server has them, whatever the locale of the database is.
create function fold_text(value text) returns text language sql immutable strict parallel safe
  as $$ select lower(normalize(value, nfc)) $$;
-- begin
do $block$ begin
  if exists (select 1 from pg_collation where collname = 'und-x-icu') then
    create or replace function fold_text(value text) returns text language sql immutable strict parallel safe
      as $$ select lower(normalize(value, nfc) collate "und-x-icu") $$;
  end if;
end $block$
-- end
