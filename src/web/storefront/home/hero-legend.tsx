import { formatPrice } from "#contract/decimals.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { prefetchLinkInView } from "#web/ui/prefetch/prefetch-in-view.ts";
import type { FigurePiece } from "#web/catalog/hero/figure-piece.ts";
import { MESSAGES } from "./messages.ts";
import "./hero-legend.css";

/** The numbered pieces of the hero picture, with links. */
export function HeroLegend({ figures }: { figures: FigurePiece[] }) {
  if (figures.length === 0) return null;
  return (
    <nav aria-label={MESSAGES.figures} className="hero-legend">
      <ol>
        {figures.map(({ id, name, metal, price }, index) => (
          <li key={id}>
            <PageLink prefetch="intent" ref={prefetchLinkInView} to={`/products/${id}`}>
              <span className="hero-legend-number">{index + 1}</span>
              <span className="hero-legend-name">{name}</span>
              <span className="hero-legend-metal">{metal}</span>
              <span className="hero-legend-price">{formatPrice(price)}</span>
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
