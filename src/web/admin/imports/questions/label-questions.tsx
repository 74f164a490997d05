import { countOf } from "#contract/count-of.ts";
import { useId } from "react";
import type { ImportQuestions, LabelChoice } from "#contract/importing/import-choices.ts";
import { formatCount } from "#contract/decimals.ts";

type Labels = Record<string, LabelChoice>;

type Props = {
  questions: ImportQuestions;
  answers: Labels;
  onAnswer: (answers: Labels) => void;
};

/** Asks what becomes of categories that the shop does not have, and of words of a menu. */
export function LabelQuestions({ questions, answers, onAnswer }: Props) {
  const id = useId();
  const { labels, categories } = questions;
  if (labels.length === 0) return null;
  const choose = (word: string, value: string) => {
    const { [word]: _, ...others } = answers;
    onAnswer(value === "" ? others : { ...others, [word]: value as LabelChoice });
  };
  const open = labels.filter(({ word }) => answers[word] === undefined);
  const chooseForOpen = (choice: LabelChoice) =>
    onAnswer({ ...answers, ...Object.fromEntries(open.map(({ word }) => [word, choice])) });
  return (
    <fieldset className="import-question">
      <legend>Where do these belong?</legend>
      <p className="muted">
        You have no categories with these names. Your answers also apply to later imports.
      </p>
      {open.length > 1 && (
        <div className="desk-buttons">
          <button className="btn small quiet" onClick={() => chooseForOpen("tag")} type="button">
            {`Make all ${formatCount(open.length)} tags`}
          </button>
          <button
            className="btn small quiet"
            onClick={() => chooseForOpen("leave-out")}
            type="button"
          >
            {`Leave all ${formatCount(open.length)} out`}
          </button>
        </div>
      )}
      <ul className="mapping">
        {labels.map(({ word, pieces }, index) => (
          <li key={word}>
            <label htmlFor={`${id}-${index}`}>{`“${word}”`}</label>
            <p className="mapping-samples">{countOf(pieces, "piece")}</p>
            <select
              id={`${id}-${index}`}
              onChange={({ target }) => choose(word, target.value)}
              value={answers[word] ?? ""}
            >
              <option value="">Not decided</option>
              <option value="leave-out">Leave out</option>
              <option value="tag">Tag</option>
              {categories.map((category) => (
                <option key={category.id} value={`category:${category.id}`}>
                  {`Category ${category.name}`}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
