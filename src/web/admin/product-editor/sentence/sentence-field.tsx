import { MAX_SENTENCE, type SentenceReading } from "#contract/catalogue/sentences/read-sentence.ts";
import { TextArea } from "../../forms/controls.tsx";
import { FormField } from "../../forms/form.tsx";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import "./sentence.css";

type SentenceFieldProps = {
  isNew: boolean;
  sentence: string;
  reading: SentenceReading;
  error: Error | null;
};

/** The line in which a piece is described, with what was understood underlined. */
export function SentenceField({ isNew, sentence, reading, error }: SentenceFieldProps) {
  return (
    <FormField<ProductFormValues>
      help={
        error
          ? `Couldn’t read your words. Type a letter to try again, or use All fields. ${error.message}`
          : isNew
            ? "Name, metal, stones, weight, size, price, in any order. What is underlined was understood."
            : "Say what changed. What is underlined was understood."
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
