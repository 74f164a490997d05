import { useId } from "react";
import type { DetailChoice, ImportQuestions } from "#contract/importing/import-choices.ts";
import { formatCount } from "#contract/decimals.ts";
import { isolateText } from "#contract/isolate-text.ts";

const CHOICE_LABELS = {
  none: () => "Leave them blank",
  sure: (sure: number) => `Fill in the ${sure === 1 ? "one" : formatCount(sure)} we’re sure of`,
  all: () => "Fill in everything",
};

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
  const choices = CHOICES.filter((each) => each !== "sure" || sure > 0 || choice === "sure");
  return (
    <fieldset className="import-question">
      <legend>Fill in details?</legend>
      <p className="muted">
        {askDetails(pieces)} What you’ve already filled in stays. Update the preview to check each
        piece.
      </p>
      <div className="import-examples muted">
        {examples.map(({ name, text, isSure }) => (
          <p key={name}>{describeExample(name, text, isSure)}</p>
        ))}
      </div>
      <div className="import-choices">
        {choices.map((each) => (
          <label key={each}>
            <input
              checked={choice === each}
              name={id}
              onChange={() => onChange(each)}
              type="radio"
            />{" "}
            {CHOICE_LABELS[each](sure)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const askDetails = (pieces: number) =>
  pieces === 1
    ? "1 description mentions a metal, stone, or size. Fill those fields in?"
    : `${formatCount(pieces)} descriptions mention a metal, stone, or size. Fill those fields in?`;

const describeExample = (name: string, text: string, isSure: boolean) =>
  `${isolateText(name)}: ${text}${isSure ? "" : " (a guess)"}`;
