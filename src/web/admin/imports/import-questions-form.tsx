import { type SubmitEvent, useState } from "react";
import type { ImportAnswers, ImportQuestions } from "#contract/import-choices.ts";
import { StateQuestions } from "./state-questions.tsx";

type Props = {
  questions: ImportQuestions;
  isPending: boolean;
  /** Whether there are answers that the preview does not show yet. */
  onEdited: (isEdited: boolean) => void;
  onAnswered: (answers: ImportAnswers) => void;
};

/** Asks what a file leaves open; the answers change the preview. */
export function ImportQuestionsForm({ questions, isPending, onEdited, onAnswered }: Props) {
  const [answers, setAnswers] = useState(() => toAnswers(questions));
  const [isEdited, setEdited] = useState(false);
  if (questions.states.length === 0) return null;
  const edit = (changed: Partial<typeof answers>) => {
    setAnswers({ ...answers, ...changed });
    setEdited(true);
    onEdited(true);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAnswered(answers);
  };
  return (
    <form className="import-questions" onSubmit={submit}>
      <StateQuestions
        answers={answers.states}
        onAnswer={(states) => edit({ states })}
        questions={questions.states}
      />
      <div className="desk-buttons">
        <button className="btn" disabled={isPending || !isEdited} type="submit">
          {isPending ? "Reading..." : "Update preview"}
        </button>
      </div>
    </form>
  );
}

const toAnswers = ({ states }: ImportQuestions) => ({
  states: Object.fromEntries(
    states.flatMap(({ word, answer }) => (answer ? [[word, answer] as const] : [])),
  ),
});
