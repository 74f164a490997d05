-- The index of search is made anew with one more column, `marks`: words once more with "^" where they are
-- in the name and "~" where they are in tags or category, and with "#" what lists are narrowed by. It is
-- filled when the shop is opened, since what it is made of has to be split and stemmed.

-- How the documents that it holds were written; no row while they are not all there.
create table search_manner (manner text not null);

drop table product_search;
create virtual table product_search using fts5 (
  heading, labels, details, code, body, marks,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = "ascii tokenchars '=^~#'"
);

drop table collection_search;
create virtual table collection_search using fts5 (
  heading, labels, details, code, body, marks,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = "ascii tokenchars '=^~#'"
);
