import { useId } from "react";
import type { DetailChoice, ImportQuestions } from "#contract/importing/import-choices.ts";
import { MESSAGES } from "./messages.ts";

const { details: words } = MESSAGES;
const CHOICES: DetailChoice[] = ["none", "sure", "all"];

type Props = {
  question: ImportQuestions["details"];
  choice: DetailChoice | null;
  onChange: (choice: DetailChoice) => void;
};

/** Asks whether metals, stones and sizes are filled in that the words of pieces name. */
export function DetailQuestion({ question, choice, onChange }: Props) {
  const id = useId();
  if (!question) return null;
  const { pieces, sure, examples } = question;
  return (
    <fieldset className="import-question">
      <legend>{words.title}</legend>
      <p className="muted">
        {words.help(pieces)} {words.after}
      </p>
      <div className="import-examples muted">
        {examples.map(({ name, text, isSure }) => (
          <p key={name}>{words.example(name, text, isSure)}</p>
        ))}
      </div>
      <div className="import-choices">
        {CHOICES.map((each) => (
          <label key={each}>
            <input
              checked={choice === each}
              name={id}
              onChange={() => onChange(each)}
              type="radio"
            />{" "}
            {words.choices[each](sure)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
