-- How far the mailbox with customers' answers has been read, and by which process. One row.
create table mailbox_state (
  slot integer primary key check (slot = 1),
  lease_token text,
  leased_until text,
  -- UIDs are valid together with this; another one means that the mailbox was made anew.
  uid_validity text,
  last_uid integer not null default 0,
  -- The mail whose reading has begun, and how often: one that ends the process is skipped.
  reading_uid integer,
  reading_tries integer not null default 0,
  -- Not before: after a failure the mailbox is left alone for a while.
  due_at text,
  checked_at text,
  failure text
);

-- Each mail that became a message, by a hash of its Message-ID: it is taken once.
create table received_mails (
  hash text primary key,
  taken_at text not null
);
create index received_mails_taken on received_mails (taken_at);

-- Of a message that came by mail: the address that it was sent from.
alter table inquiry_messages add column mailed_from text check (length(mailed_from) <= 255);
