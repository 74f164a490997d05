import { formatPrice } from "#contract/decimals.ts";
import type { FigurePiece } from "#web/catalog/hero/figure-piece.ts";
import "./hero-legend.css";

/** The numbered pieces of the hero picture, with links. */
export function HeroLegend({ figures }: { figures: FigurePiece[] }) {
  if (figures.length === 0) return null;
  return (
    <nav aria-label="Pieces in the photo" className="hero-legend">
      <ol>
        {figures.map(({ id, name, metal, price }, index) => (
          <li key={id}>
            <a href={`/products/${id}`}>
              <span className="hero-legend-number">{index + 1}</span>
              <span className="hero-legend-name">{name}</span>
              <span className="hero-legend-metal">{metal}</span>
              <span className="hero-legend-price">{formatPrice(price)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
