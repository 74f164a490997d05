update outgoing_mails set gives_up_at = due_at + interval '2 days' where subscriber_id is not null;
