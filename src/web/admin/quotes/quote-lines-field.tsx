import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PieceSearch } from "../pieces/piece-search.tsx";
import { CUSTOM_LINE, type QuoteForm, toPieceLine, usualShare } from "./quote-form.ts";
import { QuoteLineRow } from "./quote-line-row.tsx";
import "./quote-lines.css";

const METALS = [
  "14k yellow gold",
  "14k white gold",
  "14k rose gold",
  "18k yellow gold",
  "18k white gold",
  "18k rose gold",
  "Platinum 950",
  "Sterling silver",
];

/** The pieces and the custom work of the quote, each with its price. */
export function QuoteLinesField({ inquiry, saved }: { inquiry: Inquiry; saved: Quote | null }) {
  const { control, formState, getValues, setValue } = useFormContext<QuoteForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "items", keyName: "key" });
  /** A deposit that is the usual one of the lines stays so when they change. */
  const change = (act: () => void) => {
    const isUsual = getValues("share") === usualShare(getValues("items"));
    act();
    if (isUsual) setValue("share", usualShare(getValues("items")), { shouldDirty: true });
  };
  const [isSearching, setSearching] = useState(false);
  const error = formState.errors.items?.message ?? formState.errors.items?.root?.message;
  return (
    <fieldset className="quote-part">
      <legend>Lines</legend>
      <ul className="quote-items" hidden={fields.length === 0}>
        {fields.map(({ key, ...line }, index) => (
          <QuoteLineRow
            index={index}
            key={key}
            line={line}
            onRemove={() => change(() => remove(index))}
            saved={saved}
          />
        ))}
      </ul>
      <datalist id="quote-metals">
        {METALS.map((metal) => (
          <option key={metal}>{metal}</option>
        ))}
      </datalist>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {isSearching && (
        <PieceSearch
          onPick={({ id: productId, name, price, sku, media, availability }) => {
            setSearching(false);
            const piece = { productId, name, price, sku, availability, picture: media[0] ?? null };
            change(() => append(toPieceLine(piece, inquiry), { shouldFocus: false }));
          }}
          showsLatest
          taken={fields.flatMap(({ productId }) => productId ?? [])}
        />
      )}
      <div className="quote-add">
        <button
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
          type="button"
        >
          <Icon name="plus" />
          Add a piece
        </button>
        <button
          onClick={() =>
            change(() => append(CUSTOM_LINE, { focusName: `items.${fields.length}.title` }))
          }
          type="button"
        >
          <Icon name="plus" />
          Add custom work
        </button>
      </div>
    </fieldset>
  );
}
