import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import { MAX_SENTENCE, type SentenceReading } from "#contract/catalogue/sentences/read-sentence.ts";
import { TextArea } from "../../forms/controls.tsx";
import { FormField } from "../../forms/form.tsx";
import { useFactsFromName } from "../suggestions/use-facts-from-name.ts";
import {
  type SuggestedDetails,
  useSuggestedDetails,
} from "../suggestions/use-suggested-details.ts";
import { useSuggestedSku } from "../suggestions/use-suggested-sku.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import { PieceLedger } from "./piece-ledger.tsx";
import { type SentenceState, useSentence } from "./use-sentence.ts";
import "./sentence.css";

type PieceFactsProps = {
  isNew: boolean;
  isPending: boolean;
  state: SentenceState;
  /** Whether all fields are shown, not only what the sentence says. */
  isWhole: boolean;
  onWhole: () => void;
  /** The fields of the form. */
  renderFields: (suggested: SuggestedDetails) => ReactNode;
};

/** A piece in one sentence, with all that is known of it beneath. What is being saved is not filled in any more. */
export function PieceFacts(props: PieceFactsProps) {
  const { isNew, isPending, state, isWhole, onWhole, renderFields } = props;
  const { sentence, reading, error } = useSentence(state);
  const isFilledIn = isNew && !isPending;
  useSuggestedSku(isFilledIn);
  useFactsFromName(isFilledIn && sentence.trim() === "");
  const suggested = useSuggestedDetails(isFilledIn, reading.noun);
  useShownErrors(isWhole, onWhole);
  useFocusOnWhole(isWhole);
  return (
    <>
      <div>
        <SentenceField error={error} isNew={isNew} reading={reading} sentence={sentence} />
        <PieceLedger isBrief={isWhole} reading={reading} suggested={suggested} />
      </div>
      {isWhole ? (
        renderFields(suggested)
      ) : (
        <button className="link target all-fields" onClick={onWhole} type="button">
          All fields
        </button>
      )}
    </>
  );
}

/** The fields that a row of the ledger opens, where their errors are shown. */
const IN_LEDGER = new Set<string>([
  "images",
  "name",
  "price",
  "metals",
  "weight",
  "stones",
  "ringSize",
  "categoryId",
  "availability",
  "isActive",
  "stock",
  "reservedFor",
  "leadTime",
]);

/** Shows all fields once one has an error that the ledger has no row for. */
function useShownErrors(isWhole: boolean, onWhole: () => void): void {
  const { formState } = useFormContext<ProductFormValues>();
  const isElsewhere = Object.keys(formState.errors).some((field) => !IN_LEDGER.has(field));
  useEffect(() => {
    if (isElsewhere && !isWhole) onWhole();
  }, [isElsewhere, isWhole, onWhole]);
}

/** The button that shows all fields is gone then: the first of them gets its focus. */
function useFocusOnWhole(isWhole: boolean): void {
  const { setFocus, formState } = useFormContext<ProductFormValues>();
  const [wasWhole] = useState(isWhole);
  const focus = useEffectEvent(() => {
    const [wrong] = Object.keys(formState.errors) as FieldPath<ProductFormValues>[];
    setFocus(wrong ?? "name");
  });
  useEffect(() => {
    if (isWhole && !wasWhole) focus();
  }, [isWhole, wasWhole]);
}

type SentenceFieldProps = {
  isNew: boolean;
  sentence: string;
  reading: SentenceReading;
  error: Error | null;
};

/** The line in which a piece is described, with what was understood underlined. */
function SentenceField({ isNew, sentence, reading, error }: SentenceFieldProps) {
  return (
    <FormField<ProductFormValues>
      help={
        error
          ? `Couldn’t read your words. Type a letter to try again, or use All fields. ${error.message}`
          : isNew
            ? "Name, metal, stones, weight, size, price, in any order. What is underlined was understood."
            : "Example: now 120, sold. What is underlined was understood."
      }
      label={isNew ? "Say what it is" : "Say what changed"}
      name="sentence"
    >
      <div className="sentence">
        <MarkedText parts={reading.parts} text={reading.text} sentence={sentence} />
        <TextArea
          maxLength={MAX_SENTENCE}
          placeholder={
            isNew
              ? "Braid ring, sterling, nine grams, size six and a quarter, ninety-five dollars"
              : "now 120, sold"
          }
          rows={isNew ? 3 : 1}
        />
      </div>
    </FormField>
  );
}

type MarkedTextProps = { sentence: string } & Pick<SentenceReading, "text" | "parts">;

/** The sentence again, behind the control, with its marks: as far as it is the one that was read. */
function MarkedText({ sentence, text, parts }: MarkedTextProps) {
  const shown = sentence.normalize("NFC");
  const same = commonLength(shown, text);
  const pieces: { from: number; text: string; isRead?: boolean }[] = [];
  let at = 0;
  for (const { from, to, isRead } of parts) {
    if (to > same) break;
    pieces.push({ from: at, text: shown.slice(at, from) });
    pieces.push({ from, text: shown.slice(from, to), isRead });
    at = to;
  }
  return (
    <div aria-hidden="true" className="sentence-marks" dir="auto">
      {pieces.map(({ from, text: part, isRead }) =>
        isRead === undefined ? (
          part
        ) : (
          <span className={isRead ? "is-read" : "is-unread"} key={from}>
            {part}
          </span>
        ),
      )}
      {`${shown.slice(at)}\u200B`}
    </div>
  );
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
