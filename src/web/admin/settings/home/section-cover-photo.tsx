import { Picture } from "#web/catalog/pictures/picture.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { CategoryPhoto } from "../categories/category-photo.tsx";
import type { SectionCover } from "./load-section-covers.server.ts";

/** The photo of a section, or an icon where it has none. */
export function SectionCoverPhoto({ cover: { picture, category } }: { cover: SectionCover }) {
  const { hasSamplePhotos } = useDesk();
  if (category) return <CategoryPhoto category={category} hasSamplePhotos={hasSamplePhotos} />;
  if (picture) return <Picture isDecorative picture={picture} ratio={1} sizes="56px" />;
  return <Icon name="camera" />;
}
