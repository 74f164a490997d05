-- Thousandths of a percent instead of hundredths: New York City's rate is 8.875%.
alter table quotes drop constraint quotes_tax_rate_check;
update quotes set tax_rate = tax_rate * 10 where tax_rate is not null;
alter table quotes add constraint quotes_tax_rate_check check (tax_rate between 0 and 100000);
