import type { Category } from "#contract/catalogue/categories.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { categoryPicture } from "#web/content/category-pictures.ts";
import { StaticPicture } from "#web/ui/static-picture.tsx";
import { DeskIcon } from "../../desk-icon.tsx";

type Props = { category: Pick<Category, "name" | "picture">; hasSamplePhotos: boolean };

/** A category's own photo, the sample shop's, or a star. */
export function CategoryPhoto({ category: { name, picture }, hasSamplePhotos }: Props) {
  if (picture) return <Picture isDecorative picture={picture} ratio={1} sizes="56px" />;
  if (!hasSamplePhotos) return <DeskIcon name="star" />;
  return (
    <StaticPicture
      alt=""
      basePath={categoryPicture(name).basePath}
      height={400}
      sizes="56px"
      width={400}
      widths={[400]}
    />
  );
}
