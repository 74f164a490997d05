import type { Picture } from "#contract/media/media.ts";
import { objectPosition } from "#web/catalog/pictures/object-position.ts";
import { pictureAlt } from "#web/catalog/pictures/picture-alt.ts";
import { pictureSources } from "#web/catalog/pictures/picture-sources.ts";
import { usePictureLoad } from "#web/catalog/pictures/use-picture-load.ts";

/** The photo of a piece, square; without one its place stays out. */
export function PaperPhoto({ name, picture }: { name: string; picture: Picture | null }) {
  return picture && <Photo name={name} picture={picture} />;
}

function Photo({ name, picture }: { name: string; picture: Picture }) {
  const { hasFailed, ref, onLoad, onError } = usePictureLoad(picture.url);
  if (hasFailed) return null;
  const position = objectPosition(picture);
  return (
    <img
      alt={pictureAlt(picture, { fallback: name })}
      className="paper-photo"
      height={picture.height ?? undefined}
      onError={onError}
      onLoad={onLoad}
      ref={ref}
      src={pictureSources(picture)?.src ?? picture.url}
      style={position ? { objectPosition: position } : undefined}
      width={picture.width ?? undefined}
    />
  );
}
