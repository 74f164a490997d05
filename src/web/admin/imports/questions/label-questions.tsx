import { useId } from "react";
import { formatPieceCount } from "#contract/catalogue/format-piece-count.ts";
import type { ImportQuestions, LabelChoice } from "#contract/importing/import-choices.ts";

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
  return (
    <fieldset className="import-question">
      <legend>Where do these belong?</legend>
      <p className="muted">
        You have no categories with these names. Your answers also apply to later imports.
      </p>
      <ul className="mapping">
        {labels.map(({ word, pieces }, index) => (
          <li key={word}>
            <label htmlFor={`${id}-${index}`}>“{word}”</label>
            <p className="mapping-samples">{formatPieceCount(pieces)}</p>
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
                  Category {category.name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
