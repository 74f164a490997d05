-- The metals and stones of a piece, each in its one way of writing: "18k yellow gold 4.2 g; sterling silver".
alter table products add column metals text check (length(metals) <= 2000);
alter table products add column stones text check (length(stones) <= 2000);
