import type { Selectable } from "kysely";
import type { Picture } from "#contract/media.ts";
import type { Tables } from "#database/tables.ts";

/** Shapes a picture for screens. An address outside the shop has no media row. */
export function toPicture({
  url,
  media,
}: {
  url: string;
  media: Selectable<Tables["media"]> | null;
}): Picture {
  return {
    url,
    alt: media?.alt ?? "",
    width: media?.width ?? null,
    height: media?.height ?? null,
    blur: media?.blur ?? "",
    color: media?.color ?? "",
    focalX: media?.focalX ?? 0.5,
    focalY: media?.focalY ?? 0.5,
  };
}
