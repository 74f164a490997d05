import { formatPrice } from "#contract/decimals.ts";
import { describeMetal } from "#web/catalog/describe-metal.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import type { HotspotPiece } from "./hero.tsx";
import "./hero-legend.css";

/** What the numbers in the photograph stand for. */
export function HeroLegend({ figures }: { figures: HotspotPiece[] }) {
  if (figures.length === 0) return null;
  return (
    <nav aria-label="Pieces in the photograph" className="hero-key">
      <ol>
        {figures.map(({ id, name, materials, weight, price }, index) => (
          <li key={id}>
            <PageLink prefetch="intent" to={`/products/${id}`} viewTransition>
              <span className="hero-key-number">{index + 1}</span>
              <span className="hero-key-name">{name}</span>
              <span className="hero-key-metal">{describeMetal(materials, weight)}</span>
              <span className="hero-key-price">{formatPrice(price)}</span>
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
