import { countOf } from "#contract/count-of.ts";
import { catalogHref } from "#contract/catalogue/catalog-query.ts";
import { CATEGORY_PICTURE_WIDTHS, categoryPicture } from "#web/content/category-pictures.ts";
import type { ListPicture } from "#web/catalog/pictures/list-picture.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { StaticPicture } from "#web/ui/static-picture.tsx";
import type { CategoryTileData } from "./to-category-tiles.ts";
import "./category-grid.css";

/** "Browse by Category": square tiles edge to edge, each with its name and count. Nothing without tiles. */
export function CategoryGrid({ tiles }: { tiles: CategoryTileData[] }) {
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="categories" className="sec">
      <div className="wrap sec-head">
        <h2 id="categories">Browse by Category</h2>
      </div>
      <ul className="category-grid">
        {tiles.map((tile) => (
          <li key={tile.id}>
            <CategoryTile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CategoryTile({ tile: { id, name, count, picture } }: { tile: CategoryTileData }) {
  return (
    <a href={catalogHref("/collections", { category: id })}>
      {picture === undefined ? <SamplePicture name={name} /> : <OwnPicture picture={picture} />}
      <span className="category-caption">
        <span className="category-name">{name}</span>
        {count > 0 && (
          <>
            <span aria-hidden="true">{count}</span>
            <span className="sr">{countOf(count, "piece")}</span>
          </>
        )}
      </span>
    </a>
  );
}

const SIZES = "(min-width: 1720px) 406px, (min-width: 768px) 25vw, 50vw";

function SamplePicture({ name }: { name: string }) {
  const { basePath, color } = categoryPicture(name);
  return (
    <span className="category-picture" style={{ "--placeholder-color": color }}>
      <StaticPicture
        basePath={basePath}
        alt=""
        height={800}
        sizes={SIZES}
        width={800}
        widths={CATEGORY_PICTURE_WIDTHS}
      />
    </span>
  );
}

/** The photo of the category or of its newest piece; plain paper without one. */
function OwnPicture({ picture }: { picture: ListPicture | null }) {
  return (
    <span
      className="category-picture"
      style={{ "--placeholder-color": picture?.color ?? "var(--recess)" }}
    >
      {picture && <Picture isDecorative maxWidth={960} picture={picture} ratio={1} sizes={SIZES} />}
    </span>
  );
}
