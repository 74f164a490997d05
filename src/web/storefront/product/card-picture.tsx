import type { ReactNode } from "react";
import type { ListPicture } from "#web/catalog/pictures/list-picture.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { TILE_PICTURE } from "#web/catalog/pieces/piece-tile.tsx";

type Props = { picture: ListPicture; fallback?: ReactNode; viewTransitionName?: string };

/** The rendition that the tile showed, which the browser has already. */
export const CardPicture = (props: Props) => (
  <Picture isDecorative priority {...TILE_PICTURE} {...props} />
);
