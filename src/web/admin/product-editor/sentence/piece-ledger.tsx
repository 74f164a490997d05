import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Category } from "#contract/catalogue/categories.ts";
import { isRing } from "#contract/catalogue/find-noun.ts";
import type { ProductFieldName } from "#contract/catalogue/product-fields.ts";
import type { SentenceReading } from "#contract/catalogue/sentences/read-sentence.ts";
import { FormSwitch } from "../../forms/form.tsx";
import { AvailabilityFields } from "../fields/availability-fields.tsx";
import { CategoryField } from "../fields/category-field.tsx";
import { TextField, type TypedField } from "../fields/text-field.tsx";
import { formLabel } from "../form-state/compare-versions.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import type { SuggestedDetails } from "../suggestions/use-suggested-details.ts";
import { describeLedger, type LedgerRow } from "./describe-ledger.ts";

type PieceLedgerProps = {
  reading: SentenceReading;
  suggested: SuggestedDetails;
  /** Only what the sentence says, above the fields of the form. */
  isBrief: boolean;
};

/** What visitors will see of a piece, row by row, and what of its sentence was not understood. */
export function PieceLedger({ reading, suggested, isBrief }: PieceLedgerProps) {
  const { control } = useFormContext<ProductFormValues>();
  const values = useWatch({ control }) as ProductFormValues;
  const { data: categories } = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const category = categories?.find(({ id }) => String(id) === values.categoryId)?.name;
  const hasSize = isRing(values.name, [reading.noun ?? "", category ?? ""]);
  const rows = describeLedger(values, reading.facts, { category, hasSize });
  const shown = isBrief ? rows.filter(({ isSaid }) => isSaid) : rows;
  const unread = reading.parts
    .filter(({ isRead }) => !isRead)
    .map(({ from, to }) => reading.text.slice(from, to))
    .filter((words) => !values.description.toLowerCase().includes(words.toLowerCase()));
  if (shown.length === 0 && unread.length === 0) return null;
  return (
    <dl className="ledger-rows">
      {shown.map((row) => (
        <Row canChange={!isBrief} key={row.label} row={row} suggested={suggested} />
      ))}
      {[...new Set(unread)].map((words) => (
        <UnreadRow key={words} words={words} />
      ))}
    </dl>
  );
}

type RowProps = { row: LedgerRow; canChange: boolean; suggested: SuggestedDetails };

/** A fact, a press away from its fields; open while one of them has an error. */
function Row({ row, canChange, suggested }: RowProps) {
  const { formState, setFocus } = useFormContext<ProductFormValues>();
  const [isOpened, setOpened] = useState(false);
  const wrong = canChange ? row.fields.find((field) => formState.errors[field]) : undefined;
  // It stays open once the error is gone, for whoever is typing.
  if (wrong && !isOpened) setOpened(true);
  const isOpen = isOpened || wrong !== undefined;
  const isFirstWrong = wrong === undefined || Object.keys(formState.errors)[0] === wrong;
  const first = wrong ?? row.fields[0];
  const focused = isOpen && isFirstWrong && first !== "categoryId" ? first : undefined;
  useEffect(() => {
    if (focused) setFocus(focused);
  }, [focused, setFocus]);
  return (
    <div className="ledger-row">
      <dt>{row.label}</dt>
      <dd>
        {row.text ? <b>{row.text}</b> : <span className="muted">{row.blank}</span>}
        {!row.isSure && <small className="help"> Please check it.</small>}
      </dd>
      {canChange && (
        <dd>
          <button
            aria-expanded={isOpen}
            aria-label={`${isOpen ? "Done with" : row.text ? "Change" : "Add"} ${row.label.toLowerCase()}`}
            className="link"
            disabled={wrong !== undefined}
            onClick={() => setOpened(!isOpen)}
            type="button"
          >
            {isOpen ? "Done" : row.text ? "Change" : "Add"}
          </button>
        </dd>
      )}
      {isOpen && (
        <dd className="stack ledger-fields">
          <RowFields fields={row.fields} suggested={suggested} />
        </dd>
      )}
    </div>
  );
}

type RowFieldsProps = { fields: ProductFieldName[]; suggested: SuggestedDetails };

const RowFields = ({ fields, suggested }: RowFieldsProps): ReactNode =>
  fields.map((field) => {
    switch (field) {
      case "categoryId":
        return (
          <CategoryField
            isSuggested={suggested.category}
            key={field}
            onChosen={suggested.onCategoryChosen}
          />
        );
      case "availability":
        return <AvailabilityFields key={field} />;
      case "stock":
      case "reservedFor":
      case "leadTime":
        // Beside the availability.
        return null;
      case "isActive":
        return <FormSwitch<ProductFormValues> key={field} label={formLabel(field)} name={field} />;
      default:
        return <TextField key={field} name={field as TypedField} />;
    }
  });

/** Words that say nothing the shop knows: they are told as they are, or changed in the line. */
function UnreadRow({ words }: { words: string }) {
  const { getValues, setValue } = useFormContext<ProductFormValues>();
  const describe = () => {
    const before = getValues("description").trim();
    const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
    setValue("description", [before, sentence].filter(Boolean).join("\n\n"), {
      shouldDirty: true,
      shouldValidate: true,
    });
  };
  return (
    <div className="ledger-row unread">
      <dt>Not read</dt>
      <dd>{words}</dd>
      <dd>
        <button
          aria-label={`Put “${words}” into the description`}
          className="link"
          onClick={describe}
          type="button"
        >
          Put into the description
        </button>
      </dd>
    </div>
  );
}
