import { CategoryIcon } from "#web/storefront/product/category-icon.tsx";
import "./piece-photo-fallback.css";

/** Stands where the photograph of a piece is missing or did not arrive: its category, and its name. */
export function PiecePhotoFallback({ name, category }: { name: string; category: string | null }) {
  return (
    <span className="piece-fallback">
      <CategoryIcon category={category} />
      <span>{name}</span>
    </span>
  );
}
