-- Words are folded and stemmed before they are stored; "=" marks a stem, so the tokenizer only splits at spaces.
-- filter_tokens repeats words with "^" where they are in the name and "~" where they are in tags or category, and
-- has what lists filter by with "#". The text itself stays in its own table (content = '').
create virtual table product_search using fts5 (
  heading, labels, details, code, body, filter_tokens,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = "ascii tokenchars '=^~#'"
);
create virtual table collection_search using fts5 (
  heading, labels, details, code, body, filter_tokens,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = "ascii tokenchars '=^~#'"
);
