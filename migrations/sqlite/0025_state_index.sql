-- The desk counts and lists pieces by state, and each change of the catalogue asks for the next end of a
-- reservation: without an index both read all pieces. With deleted_at the index alone answers.
create index products_states on products (availability, reserved_until, is_active, deleted_at)
  where deleted_at is null;
