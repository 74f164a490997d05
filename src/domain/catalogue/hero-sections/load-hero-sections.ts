import type { Selectable } from "kysely";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import type { Tables } from "#database/tables.ts";
import { toPicture } from "../../media/library/to-picture.ts";
import type { Shop } from "../../shop.ts";

type MediaRow = Selectable<Tables["media"]>;

/** A query for hero sections with their pictures, to filter and sort; map its rows with toHeroSection. */
export function selectHeroSections({ db }: Shop) {
  return db
    .selectFrom("heroSections")
    .leftJoin("media", "media.hash", "heroSections.mediaHash")
    .selectAll("media")
    .selectAll("heroSections");
}

type Row = Selectable<Tables["heroSections"]> & { [Column in keyof MediaRow]: unknown };

export function toHeroSection(row: Row): HeroSection {
  const media = row.hash === null ? null : (row as MediaRow);
  return {
    id: row.id,
    key: row.key,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    buttonText: row.buttonText,
    buttonLink: row.buttonLink,
    backgroundImage: row.backgroundImage,
    picture: row.backgroundImage === null ? null : toPicture({ url: row.backgroundImage, media }),
    phoneFocalX: row.phoneFocalX,
    phoneFocalY: row.phoneFocalY,
    figures: row.figures,
    isActive: row.isActive,
    displayOrder: row.displayOrder,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
