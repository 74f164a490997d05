import { useId } from "react";
import type { ImportQuestions, SalePriceChoice } from "#contract/importing/import-choices.ts";
import { formatCount } from "#contract/decimals.ts";
import { isolateText } from "#contract/isolate-text.ts";

const CHOICES = { sale: "Use sale prices", regular: "Use regular prices" };

type Props = {
  question: ImportQuestions["salePrices"];
  choice: SalePriceChoice | null;
  onChange: (choice: SalePriceChoice) => void;
};

/** Asks which of two prices the pieces get that are on sale. */
export function SalePriceQuestion({ question, choice, onChange }: Props) {
  const id = useId();
  if (!question) return null;
  const { pieces, examples } = question;
  return (
    <fieldset className="import-question">
      <legend>Which prices?</legend>
      <p className="muted">{describeSalePrices(pieces)}</p>
      <div className="import-examples muted">
        {examples.map(({ name, sale, regular }) => (
          <p key={name}>{`${isolateText(name)}: ${sale} on sale, ${regular} regular`}</p>
        ))}
      </div>
      <div className="import-choices">
        {(Object.keys(CHOICES) as SalePriceChoice[]).map((each) => (
          <label key={each}>
            <input
              checked={choice === each}
              name={id}
              onChange={() => onChange(each)}
              type="radio"
            />{" "}
            {CHOICES[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const describeSalePrices = (pieces: number) =>
  pieces === 1
    ? "1 piece has a sale price that differs from its regular price."
    : `${formatCount(pieces)} pieces have a sale price that differs from their regular price.`;
