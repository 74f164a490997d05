import type { CareCard, PrintedPapers } from "#contract/sales/papers.ts";
import { QrPicture } from "./scan-code.tsx";
import { SheetBrand } from "./sheet.tsx";
import "./care-cards.css";

const PER_SHEET = 2;

/** Care cards of A6, two to a sheet, with crop marks outside of them. */
export function CareCards({ papers: { careCards, shop } }: { papers: PrintedPapers }) {
  const sheets = Array.from({ length: Math.ceil(careCards.length / PER_SHEET) }, (_, index) =>
    careCards.slice(index * PER_SHEET, (index + 1) * PER_SHEET),
  );
  return sheets.map((cards, index) => (
    <section
      key={cards.map(({ title }) => title).join()}
      aria-label={`Care cards, sheet ${index + 1}`}
      className="sheet care-sheet"
      id={index === 0 ? "care" : undefined}
    >
      {cards.map((card, half) => (
        // The two of a sheet may be the same card.
        <Card key={half === 0 ? "upper" : "lower"} card={card} shop={shop} />
      ))}
    </section>
  ));
}

function Card({ card, shop }: { card: CareCard; shop: PrintedPapers["shop"] }) {
  return (
    <article aria-label={card.title} className="care-card">
      <i aria-hidden="true" className="care-crop" />
      <h2>{card.title}</h2>
      <dl>
        {card.sections.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <SheetBrand shop={shop} />
        <p>
          {shop.phone && <span>{shop.phone}</span>}
          <span>{shop.website}</span>
        </p>
        {card.qrCode && (
          <>
            <p className="care-scan">
              {card.qrCode.label}
              <span className="sr">: {card.qrCode.address}</span>
            </p>
            <QrPicture qrCode={card.qrCode} />
          </>
        )}
      </footer>
    </article>
  );
}
