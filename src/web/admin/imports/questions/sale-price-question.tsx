import { useId } from "react";
import type { ImportQuestions, SalePriceChoice } from "#contract/importing/import-choices.ts";
import { MESSAGES } from "./messages.ts";

const { salePrices: words } = MESSAGES;

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
      <legend>{words.title}</legend>
      <p className="muted">{words.help(pieces)}</p>
      <div className="import-examples muted">
        {examples.map(({ name, sale, regular }) => (
          <p key={name}>{words.example(name, sale, regular)}</p>
        ))}
      </div>
      <div className="import-choices">
        {(Object.keys(words.choices) as SalePriceChoice[]).map((each) => (
          <label key={each}>
            <input
              checked={choice === each}
              name={id}
              onChange={() => onChange(each)}
              type="radio"
            />{" "}
            {words.choices[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
