-- Another focal point on phones, in 0..1 (null: the photo's own), and the numbered pieces on the photo.
alter table hero_sections add column phone_focal_x double precision check (phone_focal_x between 0 and 1);
alter table hero_sections add column phone_focal_y double precision check (phone_focal_y between 0 and 1);
alter table hero_sections add column figures jsonb;
