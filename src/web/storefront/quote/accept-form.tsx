import type { PublicQuote } from "#contract/sales/quotes.ts";
import { formatHundredths, formatPrice, parseHundredths } from "#contract/decimals.ts";
import { describeHours } from "#contract/settings/opening-hours.ts";
import { Field } from "#web/ui/field.tsx";
import type { Site } from "#web/content/site.ts";
import { ADDRESS_FIELDS, type AddressField, type FilledIn } from "./read-acceptance.ts";
import "./accept-form.css";

/** Why an acceptance was not taken, and what was filled in. */
export type Refused = {
  problem: string;
  errors?: Partial<Record<AddressField, string>>;
  filledIn?: FilledIn;
};

type Props = { quote: PublicQuote; refused: Refused | undefined; site: Site };

/** Pickup or shipping, and Accept; a plain posted form. */
export function AcceptForm({ quote, refused, site }: Props) {
  const delivery = refused?.filledIn?.delivery;
  // What is quoted with shipping is most likely shipped.
  const isShipping = delivery ? delivery === "shipping" : Number(quote.shipping) > 0;
  return (
    <form action="#accept" className="quote-accept" id="accept" method="post">
      <input name="intent" type="hidden" value="accept" />
      <fieldset className="quote-how">
        <legend>Pickup or shipping?</legend>
        <label>
          <input defaultChecked={!isShipping} name="delivery" type="radio" value="pickup" />
          <span>
            <PickupChoice quote={quote} site={site} />
          </span>
        </label>
        <label>
          <input defaultChecked={isShipping} name="delivery" type="radio" value="shipping" />
          <span>
            Ship it to me
            <small>{describeShipping(quote.shippingPromise, quote.shipping)}</small>
          </span>
        </label>
        <div className="quote-address">
          {ADDRESS_FIELDS.map(({ name, label, autoComplete }) => {
            const id = `ship-${name}`;
            const error = refused?.errors?.[name];
            return (
              <Field error={error} id={id} key={name} label={label}>
                <input
                  aria-describedby={error ? `${id}-error` : undefined}
                  aria-invalid={Boolean(error)}
                  autoComplete={autoComplete}
                  defaultValue={
                    refused?.filledIn?.values[name] ?? (name === "country" ? "United States" : "")
                  }
                  id={id}
                  maxLength={name === "postalCode" ? 20 : 255}
                  name={name}
                />
              </Field>
            );
          })}
        </div>
      </fieldset>
      <p className="quote-promise">
        Accepting isn’t a payment. You can ask me to change or cancel it until I start the work.
      </p>
      {refused && (
        <p className="err" role="alert">
          {refused.problem}
        </p>
      )}
      <div className="quote-acts">
        <button className="btn" data-pending="Accepting…" type="submit">
          Accept quote
        </button>
        <a className="btn quiet" href={`${quote.inquiryUrl}#answer`}>
          Ask a question
        </a>
      </div>
    </form>
  );
}

/** "Insured, with a signature. $18.00, included in the total." */
function describeShipping(promise: string, shipping: string): string {
  const cost =
    Number(shipping) === 0 ? "Included." : `${formatPrice(shipping)}, included in the total.`;
  return promise === "" ? cost : `${promise.replace(/\.?$/, ".")} ${cost}`;
}

function PickupChoice({ quote, site }: Omit<Props, "refused">) {
  const { pickupAddress, shipping } = quote;
  const { city, openingHours = [] } = site.settings;
  const street = pickupAddress.endsWith(`, ${city}`)
    ? pickupAddress.slice(0, -city.length - 2)
    : "";
  const hours = describeHours(openingHours).join("; ");
  const total = (parseHundredths(quote.total) ?? 0) - (parseHundredths(shipping) ?? 0);
  const saved =
    Number(shipping) > 0 ? `No shipping: ${formatPrice(formatHundredths(total))} in total.` : "";
  const details = [[street, hours].filter(Boolean).join(", "), saved].filter(Boolean);
  return (
    <>
      {city ? `Pick up in ${city}` : "Pick it up"}
      {details.length > 0 && <small>{details.join(". ")}</small>}
    </>
  );
}

/** Declining, behind a first press. */
export function DeclineForm() {
  return (
    <details className="quote-decline">
      <summary>Decline this quote</summary>
      <form method="post">
        <input name="intent" type="hidden" value="decline" />
        <p>Nothing will be reserved for you anymore. You can ask for a new quote anytime.</p>
        <button className="btn quiet" type="submit">
          Decline quote
        </button>
      </form>
    </details>
  );
}
