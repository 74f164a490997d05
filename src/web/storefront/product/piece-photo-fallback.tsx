import { CategoryIcon } from "#web/storefront/product/category-icon.tsx";
import "./piece-photo-fallback.css";

/** Replaces a piece's picture that is missing or failed to load: category icon and name. */
export function PiecePhotoFallback({ name, category }: { name: string; category: string | null }) {
  return (
    <span className="piece-photo-fallback">
      <CategoryIcon category={category} />
      <span>{name}</span>
    </span>
  );
}
