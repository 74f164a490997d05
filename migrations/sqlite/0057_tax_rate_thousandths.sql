-- Thousandths of a percent instead of hundredths: New York City's rate is 8.875%. SQLite changes no check of
-- a column, so that another column takes its place.
alter table quotes add column tax_thousandths integer check (tax_thousandths is null or typeof(tax_thousandths) = 'integer' and tax_thousandths between 0 and 100000);
update quotes set tax_thousandths = tax_rate * 10 where tax_rate is not null;
alter table quotes drop column tax_rate;
alter table quotes rename column tax_thousandths to tax_rate;
