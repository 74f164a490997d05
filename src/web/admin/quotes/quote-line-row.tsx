import { useFormContext } from "react-hook-form";
import { isRing } from "#contract/catalogue/find-noun.ts";
import { describeQuoteItem } from "#contract/sales/describe-quote-item.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PieceThumbnail } from "../pieces/piece-thumbnail.tsx";
import { describeLine } from "./describe-line.ts";
import { QuoteField } from "./quote-field.tsx";
import type { QuoteForm, QuoteLine } from "./quote-form.ts";

type Props = { line: QuoteLine; index: number; saved: Quote | null; onRemove: () => void };

/** A piece or custom work with its price, and what is noted of it. */
export function QuoteLineRow({ line, index, saved, onRemove }: Props) {
  return (
    <li>
      {line.isCustom ? (
        <span className="quote-custom">
          <Icon name="edit" />
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
        <div className="quote-item-more">
          <LineField index={index} label="Metal" list="quote-metals" name="metal" />
          <LineField index={index} label="Weight, about" name="weight" />
          <div className="wide">
            <LineField index={index} label="Details" name="details" />
          </div>
        </div>
      )}
      {!line.isCustom && isRing(line.title) && (
        <div className="quote-item-more">
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

const LIMITS = { title: 255, price: 20, metal: 255, weight: 50, details: 500, ringSize: 20 };

function LineField({ index, name, label, list }: LineFieldProps) {
  const { register } = useFormContext<QuoteForm>();
  const path = `items.${index}.${name}` as const;
  return (
    <QuoteField label={label} name={path}>
      {(control) => (
        <input
          {...control}
          inputMode={name === "price" ? "decimal" : undefined}
          list={list}
          maxLength={LIMITS[name]}
          {...register(path)}
        />
      )}
    </QuoteField>
  );
}
