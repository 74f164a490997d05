import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import { Icon } from "#web/ui/icon.tsx";
import { isRing } from "#contract/catalogue/find-noun.ts";
import { describeQuoteItem } from "#contract/sales/describe-quote-item.ts";
import { DeskIcon } from "../desk-icon.tsx";
import { PieceSearch } from "../pieces/piece-search.tsx";
import { PieceThumbnail } from "../pieces/piece-thumbnail.tsx";
import {
  CUSTOM_LINE,
  type QuoteForm,
  type QuoteLine,
  toPieceLine,
  usualShare,
} from "./quote-form.ts";
import { describeLine } from "./describe-line.ts";
import { QuoteField } from "./quote-terms-fields.tsx";
import "./quote-lines.css";

const LIMITS = { title: 255, price: 20, metal: 255, weight: 50, details: 500, ringSize: 20 };

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
      <div className="stack-close quote-add">
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

type QuoteLineRowProps = {
  line: QuoteLine;
  index: number;
  saved: Quote | null;
  onRemove: () => void;
};

/** A piece or custom work with its price, and what is noted of it. */
function QuoteLineRow({ line, index, saved, onRemove }: QuoteLineRowProps) {
  return (
    <li>
      {line.isCustom ? (
        <span className="plate quote-custom">
          <DeskIcon name="edit" />
        </span>
      ) : (
        <PieceThumbnail picture={line.picture} />
      )}
      <div className="quote-item-name">
        {line.isCustom ? (
          <LineField index={index} label="Custom work" name="title" />
        ) : (
          <>
            <b>{line.title}</b>
            <small>{describeQuoteItem(describeLine({ ...line, ringSize: "" }, saved))}</small>
          </>
        )}
      </div>
      <div className="quote-item-price">
        <LineField
          index={index}
          label={`Price of ${line.title || "custom work"}, US dollars`}
          name="price"
        />
      </div>
      <button
        aria-label={`Remove ${line.title || "this line"}`}
        className="iconbtn quote-item-remove"
        onClick={onRemove}
        type="button"
      >
        <Icon name="close" />
      </button>
      {line.isCustom && (
        <div className="stack-close quote-item-more">
          <LineField index={index} label="Metal" list="quote-metals" name="metal" />
          <LineField index={index} label="Weight, about" name="weight" />
          <div className="wide">
            <LineField index={index} label="Details" name="details" />
          </div>
        </div>
      )}
      {!line.isCustom && isRing(line.title) && (
        <div className="stack-close quote-item-more">
          <LineField index={index} label="Ring size" name="ringSize" />
        </div>
      )}
    </li>
  );
}

type LineFieldProps = {
  index: number;
  name: "title" | "price" | "metal" | "weight" | "details" | "ringSize";
  label: string;
  list?: string;
};

const LineField = ({ index, name, ...field }: LineFieldProps) => (
  <QuoteField
    {...field}
    inputMode={name === "price" ? "decimal" : undefined}
    maxLength={LIMITS[name]}
    name={`items.${index}.${name}`}
  />
);
