-- Another focal point on phones, in 0..1 (null: the photo's own), and the numbered pieces on the photo.
alter table hero_sections add column phone_focal_x real check (phone_focal_x between 0 and 1);
alter table hero_sections add column phone_focal_y real check (phone_focal_y between 0 and 1);
alter table hero_sections add column figures json check (figures is null or json_valid(figures));
