import { useId } from "react";
import type { ImportQuestions, SharedPageChoice } from "#contract/importing/import-choices.ts";
import { formatCount } from "#contract/decimals.ts";
import { isolateText } from "#contract/isolate-text.ts";

const CHOICES = { one: "One piece with variants", each: "A piece for each row" };

type Props = {
  question: ImportQuestions["sharedPages"];
  choice: SharedPageChoice | null;
  onChange: (choice: SharedPageChoice) => void;
};

/** Asks what rows become that share a page. */
export function SharedPageQuestion({ question, choice, onChange }: Props) {
  const id = useId();
  if (!question) return null;
  const { pieces, examples } = question;
  return (
    <fieldset className="import-question">
      <legend>One piece or several?</legend>
      <p className="muted">{describePieces(pieces)}</p>
      <div className="import-examples muted">
        {examples.map(({ name, rows }, index) => (
          <p key={index}>{`${isolateText(name)}: ${formatCount(rows)} rows`}</p>
        ))}
      </div>
      <div className="import-choices">
        {(Object.keys(CHOICES) as SharedPageChoice[]).map((each) => (
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

const describePieces = (pieces: number) =>
  pieces === 1
    ? "Several rows share a page and begin with the same name."
    : `${formatCount(pieces)} times, several rows share a page and begin with the same name.`;
