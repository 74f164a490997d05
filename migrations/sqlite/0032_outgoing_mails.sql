-- Mails to customers: what is to be sent, under one Message-ID however often it is tried.
create table outgoing_mails (
  id integer primary key autoincrement,
  -- What the mail is about: an inquiry, a quote, an order, an entry of the waiting list.
  about_kind text not null,
  about_id integer not null check (about_id > 0),
  -- Which of the customer mails it is.
  kind text check (length(kind) <= 50),
  -- A mail with the same key is queued once.
  once_key text unique check (length(once_key) <= 200),
  message_id text not null unique check (length(message_id) <= 255 and instr(message_id, char(10)) = 0 and instr(message_id, char(13)) = 0),
  recipient text not null check (length(recipient) <= 255 and instr(recipient, char(10)) = 0 and instr(recipient, char(13)) = 0),
  subject text not null check (length(subject) between 1 and 255 and instr(subject, char(10)) = 0 and instr(subject, char(13)) = 0),
  -- Empty once it was sent a month ago.
  text text not null,
  html text not null,
  reply_to text check (length(reply_to) <= 255 and instr(reply_to, char(10)) = 0 and instr(reply_to, char(13)) = 0),
  in_reply_to text check (length(in_reply_to) <= 255 and instr(in_reply_to, char(10)) = 0 and instr(in_reply_to, char(13)) = 0),
  thread text check (length(thread) <= 8000 and instr(thread, char(10)) = 0 and instr(thread, char(13)) = 0),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'stopped')),
  tries integer not null default 0 check (tries >= 0),
  due_at text not null,
  gives_up_at text not null,
  failure text,
  dismissed_at text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  sent_at text
);
create index outgoing_mails_due on outgoing_mails (due_at, id) where state = 'waiting';
create index outgoing_mails_failed on outgoing_mails (id) where state = 'failed';
create index outgoing_mails_about on outgoing_mails (about_kind, about_id, id);
create index outgoing_mails_sent on outgoing_mails (sent_at) where state = 'sent';
