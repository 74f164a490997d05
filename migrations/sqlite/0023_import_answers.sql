-- Answers about the files of one source: its columns, which of two prices counts, where its pictures are.
-- Their word is the source.
create table next_import_choices (
  kind text not null check (kind in ('state', 'category', 'tag', 'columns', 'sale-prices', 'picture-folder')),
  word text not null,
  choice text not null,
  updated_at text not null,
  primary key (kind, word)
);
insert into next_import_choices (kind, word, choice, updated_at)
select kind, word, choice, updated_at from import_choices;
drop table import_choices;
alter table next_import_choices rename to import_choices;
