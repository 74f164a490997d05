-- What search finds. The words are folded and stemmed before they come here, "=" marks a stem. Weights:
-- A heading, B labels, C details and code, D body.

create table product_search (
  entity_id integer primary key references products (id) on delete cascade,
  words tsvector not null
);
create index product_search_words on product_search using gin (words);

create table collection_search (
  entity_id integer primary key references collections (id) on delete cascade,
  words tsvector not null
);
create index collection_search_words on collection_search using gin (words);

-- Every word that search knows, under itself and under each spelling with one letter left out: a word
-- with one slip shares such a spelling with the word that was meant. Stems stand under themselves only.
create table search_words (
  slip text collate "C" not null,
  word text collate "C" not null,
  primary key (slip, word)
);
