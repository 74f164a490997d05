import { countOf } from "#contract/count-of.ts";
import { useId } from "react";
import {
  type ImportQuestions,
  PIECE_STATES,
  type PieceState,
} from "#contract/importing/import-choices.ts";

const CHOICES = { listed: "Listed", hidden: "Hidden", sold: "Sold" };

type Props = {
  questions: ImportQuestions["states"];
  answers: Record<string, PieceState>;
  onAnswer: (answers: Record<string, PieceState>) => void;
};

/** Asks what unknown words for the state of pieces mean. */
export function StateQuestions({ questions, answers, onAnswer }: Props) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <fieldset className="import-question">
      <legend>What do these words mean?</legend>
      <p className="muted">Pieces stay hidden until you choose what their word means.</p>
      <ul className="mapping">
        {questions.map(({ word, pieces }, index) => (
          <li key={word}>
            <label htmlFor={`${id}-${index}`}>{`“${word}”`}</label>
            <p className="mapping-samples">{countOf(pieces, "piece")}</p>
            <select
              id={`${id}-${index}`}
              onChange={({ target }) => {
                const { [word]: _, ...others } = answers;
                const state = PIECE_STATES.find((each) => each === target.value);
                onAnswer(state ? { ...others, [word]: state } : others);
              }}
              value={answers[word] ?? ""}
            >
              <option value="">Not decided</option>
              {PIECE_STATES.map((state) => (
                <option key={state} value={state}>
                  {CHOICES[state]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
