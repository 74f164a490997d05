-- Given ids do not advance the sequence.
select setval(pg_get_serial_sequence('categories', 'id'), 13);
