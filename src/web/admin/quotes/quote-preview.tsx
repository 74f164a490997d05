import { formatHundredths } from "#contract/decimals.ts";
import { endOfDay } from "#contract/end-of-day.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { QuoteHead, QuoteLines, QuoteSums, QuoteTerms } from "#web/catalog/quote/quote-sheet.tsx";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import { describeLine } from "./describe-line.ts";
import { type QuoteForm, readAmount, sumForm } from "./quote-form.ts";

type Props = { form: QuoteForm; name: string; saved: Quote | null };

/** The customer's page as it will be, out of reach of keys and screen readers' controls. */
export function QuotePreview({ form, name, saved }: Props) {
  const { timeZone, businessName, shippingPromise } = useDesk().settings;
  const now = useNow().toISOString();
  const { subtotalCents, shippingCents, taxCents, totalCents, depositCents } = sumForm(form);
  const picture = form.items.find((item) => item.picture)?.picture;
  const items = form.items.map((line) => {
    const described = describeLine(line, saved);
    return { ...described, price: formatHundredths(readAmount(described.price) ?? 0) };
  });
  const shipping = formatHundredths(shippingCents);
  const total = formatHundredths(totalCents);
  return (
    <div className="quote-preview" inert>
      {picture && <Picture isDecorative picture={picture} ratio="4 / 3" sizes="372px" />}
      <div className="stack quote-preview-words">
        <QuoteHead
          businessName={businessName}
          firstName={name}
          isHeading={false}
          note={form.note.trim() || null}
          sentAt={now}
          timeZone={timeZone}
          validUntil={form.validUntil ? endOfDay(form.validUntil, timeZone) : now}
        />
        <div>
          <QuoteLines items={items} shipping={shipping} shippingPromise={shippingPromise} />
          <QuoteSums
            subtotal={formatHundredths(subtotalCents)}
            tax={formatHundredths(taxCents)}
            taxRate={form.taxRate.trim() || null}
            total={total}
          />
          <QuoteTerms
            deposit={depositCents === null ? null : formatHundredths(depositCents)}
            readyBy={form.readyBy ? endOfDay(form.readyBy, timeZone) : null}
            timeZone={timeZone}
            total={total}
          />
        </div>
        <span className="btn">Accept quote</span>
        <span className="btn quiet">Ask a question</span>
      </div>
    </div>
  );
}
