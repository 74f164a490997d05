import type { Product } from "#contract/catalogue/products.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { PaperStrip } from "./paper-strip.tsx";
import { ScreenMeasure } from "./screen-measure.tsx";
import { SizeTable } from "./size-table.tsx";
import { MESSAGES } from "./messages.ts";
import "./ring-size.css";

/** The guide: on the screen, on paper, and the table, of which the last two need no scripts. */
export function RingSizePage({ piece }: { piece: Product | null }) {
  return (
    <main className="wrap ring-size" id="main">
      <header className="ring-size-head">
        {piece && (
          <p>
            <PageLink className="link" to={`/products/${piece.id}`}>
              {MESSAGES.back(piece.name)}
            </PageLink>
          </p>
        )}
        <h1>{MESSAGES.title}</h1>
        <p className="ring-size-intro">{MESSAGES.intro}</p>
      </header>
      <ScreenMeasure piece={piece} />
      <PaperStrip />
      <section className="ring-size-part">
        <h2>{MESSAGES.tips.title}</h2>
        <ul className="ring-size-tips">
          {MESSAGES.tips.list.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      <SizeTable />
    </main>
  );
}
