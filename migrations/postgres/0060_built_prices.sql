-- How the price of a piece is built, apart from the piece itself: no answer for visitors reads this table.
create table product_pricing (
  product_id integer primary key references products (id) on delete cascade,
  -- Hundredths of a percent of the metal, lost in the making.
  loss_rate integer not null default 0 check (loss_rate between 0 and 10000),
  stones_cents bigint not null default 0 check (stones_cents between 0 and 9999999999),
  findings_cents bigint not null default 0 check (findings_cents between 0 and 9999999999),
  -- Hundredths of an hour.
  hours integer not null default 0 check (hours between 0 and 10000000),
  hourly_cents bigint not null default 0 check (hourly_cents between 0 and 9999999999),
  -- Hundredths of a percent of the cost; null where the price isn't built.
  markup_rate integer check (markup_rate between 0 and 10000000),
  rounding text not null,
  supplier text check (length(supplier) <= 255),
  -- A locked price never follows the metals.
  is_locked boolean not null default false
);
