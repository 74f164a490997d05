-- Answers about the files of one source: its columns, which of two prices counts, where its pictures are.
-- Their word is the source.
alter table import_choices drop constraint import_choices_kind_check;
alter table import_choices add constraint import_choices_kind_check
  check (kind in ('state', 'category', 'tag', 'columns', 'sale-prices', 'picture-folder'));
