-- The size of a ring and between which sizes it can be resized, in quarters of a US size: 26 is 6½.
alter table products add column ring_size_quarters integer check (ring_size_quarters between 2 and 64);
alter table products add column ring_size_from_quarters integer check (ring_size_from_quarters between 2 and 64);
alter table products add column ring_size_to_quarters integer check (ring_size_to_quarters between 2 and 64);

-- Facts as the goldsmith writes them: "18 inches", "3 of 12".
alter table products add column length text check (length(length) <= 100);
alter table products add column width text check (length(width) <= 100);
alter table products add column chain text check (length(chain) <= 255);
alter table products add column hallmark text check (length(hallmark) <= 255);
alter table products add column edition text check (length(edition) <= 255);
