import type { CSSProperties } from "react";
import type { ListPicture } from "./list-picture.ts";
import { objectPosition } from "./object-position.ts";

/**
 * The background shown until a picture has loaded: its dominant color and, where the picture carries
 * one, its tiny blurred copy. WebP originals may be transparent and get none, since it would stay visible.
 */
export function blurPlaceholder(picture: ListPicture): CSSProperties {
  const { url, color, blur } = picture;
  if (url.endsWith(".webp")) return {};
  const backgroundPosition = objectPosition(picture);
  return {
    ...(color && { backgroundColor: color }),
    ...(blur && {
      backgroundImage: `url("${blur}")`,
      ...(backgroundPosition && { backgroundPosition }),
    }),
  };
}
