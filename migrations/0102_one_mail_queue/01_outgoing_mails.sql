-- Mails to subscribers wait behind those to customers, and are written when they leave.
alter table outgoing_mails add column priority integer not null default 0;
alter table outgoing_mails add column subscriber_id integer references subscribers (id) on delete cascade;
drop index outgoing_mails_due;
create index outgoing_mails_due on outgoing_mails (priority, due_at, id) where state = 'waiting';
-- Letters count theirs by state.
drop index outgoing_mails_about;
create index outgoing_mails_about on outgoing_mails (about_kind, about_id, state);
create index outgoing_mails_subscriber on outgoing_mails (subscriber_id);
create index outgoing_mails_created on outgoing_mails (created_at);

-- The host of their Message-IDs is not known here: it is added when they leave.
insert into outgoing_mails (
  priority, about_kind, about_id, subscriber_id, message_id, recipient, subject, text, html, state, tries, due_at,
  gives_up_at, failure, created_at, sent_at
)
select
  case when d.letter_id is null then 1 else 2 end,
  case when d.letter_id is null then 'subscriber' else 'letter' end,
  coalesce(d.letter_id, d.subscriber_id),
  d.subscriber_id,
  '<letter-' || d.id || '@>',
  s.email,
  coalesce(replace(replace(l.subject, chr(10), ' '), chr(13), ' '), 'Confirm your subscription'),
  '', '', d.state, d.tries, d.due_at, d.due_at,
  case when d.state in ('waiting', 'failed') then d.last_error end,
  coalesce(l.created_at, d.sent_at, d.due_at),
  d.sent_at
from letter_deliveries d
join subscribers s on s.id = d.subscriber_id
left join letters l on l.id = d.letter_id
order by d.id;
drop table letter_deliveries;
