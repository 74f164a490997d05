-- Letters go to confirmed addresses only. confirmation_asked_at: the last mail that asked to confirm.
alter table subscribers add column confirmed_at timestamptz;
alter table subscribers add column confirmation_asked_at timestamptz;
alter table subscribers add column unsubscribed_at timestamptz;
-- For the limits of an address, rows in the trash included.
create index subscribers_email on subscribers (email);

-- Who subscribed before addresses were confirmed stays so, but not the sample catalogue's addresses.
update subscribers set confirmed_at = created_at where email not in (
  'margaret.whitlock@example.com',
  'hello@oldbookshop.example',
  'anna.kowalski@example.org',
  'j.fairfax@example.net',
  'studio@rowan-textiles.example',
  'lucia.fernandez@example.com',
  'tobias@example.org',
  'wren.calloway@example.net',
  'p.ashby@example.com'
);
-- When they unsubscribed is unknown: no mail within 30 days of now.
update subscribers set unsubscribed_at = date_trunc('milliseconds', now()) where not is_active;
