-- What an undone import left because something else held it: few rows, asked for by every undo.
create index import_items_kept on import_items (id) where state = 'undone' and made is not null;
