-- What search finds. The words are folded and stemmed before they come here, "=" marks a stem, so the
-- tokenizer only cuts at spaces. The text itself stays in its own table (content = '').

create virtual table product_search using fts5 (
  heading, labels, details, code, body,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = "ascii tokenchars '='"
);

create virtual table collection_search using fts5 (
  heading, labels, details, code, body,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = "ascii tokenchars '='"
);

-- Every word that search knows, under itself and under each spelling with one letter left out: a word
-- with one slip shares such a spelling with the word that was meant. Stems stand under themselves only.
create table search_words (
  slip text not null,
  word text not null,
  primary key (slip, word)
) without rowid;
