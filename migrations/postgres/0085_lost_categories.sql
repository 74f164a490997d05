-- The name of the category that a piece or collection in the trash was filed under when the category was deleted.
alter table trash add column lost_category text;
