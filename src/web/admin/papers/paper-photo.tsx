import type { SyntheticEvent } from "react";
import type { Picture } from "#contract/media/media.ts";
import { objectPosition } from "#web/catalog/pictures/object-position.ts";
import { pictureAlt } from "#web/catalog/pictures/picture-alt.ts";
import { pictureSources } from "#web/catalog/pictures/picture-sources.ts";

type Props = { name: string; picture: Picture | null };

/** The photo of a piece, square; without one, or when it fails to load, its place stays out. */
export function PaperPhoto({ name, picture }: Props) {
  if (!picture) return null;
  const position = objectPosition(picture);
  return (
    <img
      alt={pictureAlt(picture, { fallback: name })}
      className="paper-photo"
      height={picture.height ?? undefined}
      key={picture.url}
      onError={hide}
      ref={hideBroken}
      src={pictureSources(picture)?.src ?? picture.url}
      style={position ? { objectPosition: position } : undefined}
      width={picture.width ?? undefined}
    />
  );
}

const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.hidden = true;
};

/** It may have failed before the script ran. */
const hideBroken = (image: HTMLImageElement | null): void => {
  if (image?.complete && image.naturalWidth === 0) image.hidden = true;
};
