-- Each word that can be found, with itself and with each spelling that lacks one letter: a word with one typo
-- shares such a spelling with the word that was meant. Stems have none.
create table search_words (
  variant text collate "C" not null,
  word text collate "C" not null,
  primary key (variant, word)
) without rowid;

-- How the documents of the search index were written; no row while some are missing.
create table search_index_version (version text not null);
