import type { PublicQuote } from "#contract/sales/quotes.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { viewAlt } from "#web/catalog/pictures/picture-alt.ts";

/** The photos beside a quote: those of its first piece that has any. */
export function QuotePhotos({ quote }: { quote: Pick<PublicQuote, "pictures" | "items"> }) {
  const name = quote.items.find(({ picture }) => picture !== null)?.title ?? "";
  return (
    <div className="quote-photos">
      {quote.pictures.map((picture, index) => (
        <Picture
          fallbackAlt={viewAlt(name, index)}
          key={picture.url}
          priority={index === 0}
          picture={picture}
          sizes="(min-width: 1100px) 58vw, 100vw"
        />
      ))}
    </div>
  );
}
