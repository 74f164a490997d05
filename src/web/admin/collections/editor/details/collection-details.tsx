import type { ReactNode } from "react";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Picture } from "#contract/media/media.ts";
import { CategoryField, ImagesField, SlugField } from "./collection-fields.tsx";
import { CollectionPieces } from "./collection-pieces.tsx";
import { CollectionTags } from "./collection-tags.tsx";
import { PreviewLinks } from "./preview-links.tsx";
import { PublishField } from "./publish-field.tsx";
import type { useTagLinks } from "./use-tag-links.ts";
import { Versions } from "../../versions/versions.tsx";

type Props = {
  /** The collection as it was opened; null for a new one. */
  opened: Collection | null;
  /** The collection as it is stored now. */
  collection: Collection | null;
  links: ReturnType<typeof useTagLinks>;
  /** The known pictures of the form. */
  media: Picture[];
  onPicture: (picture: Picture) => void;
  onRestored: () => void;
  /** Buttons for which the head of the editor has no room. */
  children: ReactNode;
};

/** Everything of a collection but its text. */
export function CollectionDetails(props: Props) {
  const { opened, collection, links, media, onPicture, onRestored, children } = props;
  return (
    <>
      <ImagesField media={media} onPicture={onPicture} />
      <PublishField />
      <SlugField isNew={opened === null} />
      <CategoryField />
      {collection && <CollectionTags collection={collection} links={links} />}
      <CollectionPieces collectionId={opened?.id ?? null} />
      {collection && (
        <div className="collection-editor-ways">
          <PreviewLinks collection={collection} />
          <Versions collection={collection} onRestored={onRestored} />
        </div>
      )}
      {children && <div className="collection-editor-ways">{children}</div>}
    </>
  );
}
