-- What a person may do, when they were invited, and when they last signed in. An invited person has an
-- empty password hash until they have chosen a password.
alter table users add column access text not null default 'everything'
  check (access in ('everything', 'pieces'));
alter table users add column invited_at text;
alter table users add column last_signed_in_at text;
