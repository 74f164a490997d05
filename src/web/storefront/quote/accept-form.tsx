import { Form, useNavigation } from "react-router";
import type { PublicQuote } from "#contract/sales/quotes.ts";
import { formatPrice } from "#contract/decimals.ts";
import { describeHours } from "#contract/settings/opening-hours.ts";
import { Field } from "#web/ui/field.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { ADDRESS_FIELDS, type AddressField, type FilledIn } from "./read-acceptance.ts";
import "./accept-form.css";

/** Why an acceptance was not taken, and what was filled in. */
export type Refused = {
  problem: string;
  errors?: Partial<Record<AddressField, string>>;
  filledIn?: FilledIn;
};

type Props = { quote: PublicQuote; refused: Refused | undefined };

/** Pickup or shipping, and Accept; a plain posted form. */
export function AcceptForm({ quote, refused }: Props) {
  const navigation = useNavigation();
  const isSending = navigation.state === "submitting" && navigation.formMethod === "POST";
  const isShipping = refused?.filledIn?.delivery === "shipping";
  return (
    <Form className="quote-accept" id="accept" method="post" preventScrollReset>
      <input name="intent" type="hidden" value="accept" />
      <fieldset className="quote-how">
        <legend>Pickup or shipping?</legend>
        <label>
          <input defaultChecked={!isShipping} name="delivery" type="radio" value="pickup" />
          <span>
            <PickupChoice quote={quote} />
          </span>
        </label>
        <label>
          <input defaultChecked={isShipping} name="delivery" type="radio" value="shipping" />
          <span>
            Ship it to me
            <small>Insured, with a signature. {describeCost(quote.shipping)}</small>
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
        <button className="btn" disabled={isSending} type="submit">
          {isSending ? "Accepting…" : "Accept quote"}
        </button>
        <a className="btn quiet" href={`${quote.inquiryUrl}#answer`}>
          Ask a question
        </a>
      </div>
    </Form>
  );
}

const describeCost = (shipping: string): string =>
  Number(shipping) === 0 ? "Included." : `${formatPrice(shipping)}, included in the total.`;

function PickupChoice({ quote: { pickupAddress, shipping } }: { quote: PublicQuote }) {
  const { city, openingHours = [] } = useLayoutData().settings;
  const street = pickupAddress.endsWith(`, ${city}`)
    ? pickupAddress.slice(0, -city.length - 2)
    : "";
  const hours = describeHours(openingHours).join("; ");
  const saved = Number(shipping) > 0 ? `Without the ${formatPrice(shipping)} for shipping.` : "";
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
      <Form method="post" preventScrollReset>
        <input name="intent" type="hidden" value="decline" />
        <p>Nothing is reserved for you any longer then. You can ask for a new quote at any time.</p>
        <button className="btn quiet" type="submit">
          Decline quote
        </button>
      </Form>
    </details>
  );
}
