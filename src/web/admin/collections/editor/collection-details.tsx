import type { Collection } from "#contract/collections.ts";
import type { Picture } from "#contract/media.ts";
import { CategoryField, ImagesField, SlugField } from "./collection-fields.tsx";
import { CollectionPieces } from "./collection-pieces.tsx";
import { CollectionTags } from "./collection-tags.tsx";
import { PreviewLinks } from "./preview-links.tsx";
import { PublishField } from "./publish-field.tsx";
import { SendAsLetter } from "./send-as-letter.tsx";
import type { useTagLinks } from "./use-tag-links.ts";
import { Versions } from "../versions/versions.tsx";

type Props = {
  /** The collection as it was opened; null for a new one. */
  opened: Collection | null;
  /** The collection as it is stored now. */
  collection: Collection | null;
  links: ReturnType<typeof useTagLinks>;
  onPicture: (picture: Picture) => void;
  onRestored: () => void;
};

/** Everything of a collection but its text. */
export function CollectionDetails({ opened, collection, links, onPicture, onRestored }: Props) {
  return (
    <>
      <ImagesField media={opened?.media ?? NO_PICTURES} onPicture={onPicture} />
      <PublishField />
      <SlugField isNew={opened === null} />
      <CategoryField />
      {collection && <CollectionTags collection={collection} links={links} />}
      <CollectionPieces collectionId={opened?.id ?? null} />
      {collection && (
        <div className="collection-editor-ways">
          <SendAsLetter collection={collection} />
          <PreviewLinks collection={collection} />
          <Versions collection={collection} onRestored={onRestored} />
        </div>
      )}
    </>
  );
}

const NO_PICTURES: Picture[] = [];
