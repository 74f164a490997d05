-- search_words comes to hold "fern12" as well, so that it knows all words that begin with a word of four
-- letters or more.

create virtual table index_words using fts5vocab (product_search, row);
insert or ignore into search_words (slip, word)
  select term, term from index_words where length(term) > 4 and substr(term, 1, 4) not glob '*[0-9=]*';
drop table index_words;
create virtual table index_words using fts5vocab (collection_search, row);
insert or ignore into search_words (slip, word)
  select term, term from index_words where length(term) > 4 and substr(term, 1, 4) not glob '*[0-9=]*';
drop table index_words;
