update outgoing_mails set gives_up_at = strftime('%Y-%m-%dT%H:%M:%fZ', due_at, '+2 days') where subscriber_id is not null;
