-- Texts in the outbox hold no secrets of private pages: a placeholder stands for each until the mail is sent.
alter table outgoing_mails add column secrets jsonb not null default '[]';
-- Texts of earlier mails hold them; of what was sent, only a mail that comes back soon is sent again.
update outgoing_mails set text = '', html = '', unsubscribe_url = null
where state = 'stopped'
  or (state = 'sent' and sent_at < now() - interval '5 days');
