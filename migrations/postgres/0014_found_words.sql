-- What pieces are found by stands in the narrow rows of lists, so that a search is one more condition on
-- them: each word, and "=hammer" for a word whose stem is another one than itself. Both stand there once
-- more with "^" where they are in the name, with "~" where they are in the tags or the category.
-- product_search keeps what the best match is told by.

alter table product_facets add column words tsvector not null default '';

-- Stems of words that are their own stem are written as well; they go when a piece is written again.
update product_facets set words = found.words
from product_search s, lateral (
  select array_to_tsvector(array_agg(mark || lexeme)) as words from (
    select '' as mark, lexeme from unnest(s.words)
    union all select '^', lexeme from unnest(s.words) where 'A' = any (weights)
    union all select '~', lexeme from unnest(s.words) where 'B' = any (weights)
  ) as marked
) as found
where s.entity_id = product_facets.product_id and found.words is not null;

create index product_facets_words on product_facets using gin (words);
drop index product_search_words;

-- search_words comes to hold "fern12" as well, so that it knows all words that begin with a word of four
-- letters or more.
insert into search_words (slip, word)
  select word, word from ts_stat('select words from product_search union all select words from collection_search')
  where length(word) > 4 and substr(word, 1, 4) !~ '[0-9=]'
  on conflict (slip, word) do nothing;
