import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { type ReactNode, type SubmitEvent, useState } from "react";
import type { ImportQuestion } from "#contract/importing/import-questions.ts";
import { type Answers, isUsable, listProblems, proposeAnswers } from "./check-answer.ts";
import { Question } from "./question.tsx";

type Props = {
  questions: ImportQuestion[];
  /** All files of the ZIP that the file is in. */
  archived?: FileEntry[];
  /** What the button says. */
  send: string;
  /** Whether other buttons matter more. */
  isQuiet?: boolean;
  /** Whether what is proposed can be sent as it is. */
  mayKeep?: boolean;
  isPending: boolean;
  className?: string;
  /** Above the questions. */
  intro?: ReactNode;
  /** Beside the button. */
  children?: ReactNode;
  /** Called when there are answers that the preview does not show yet. */
  onEdited?: () => void;
  /** Called with an answer to each question; undefined for one that is left open. */
  onAnswered: (answers: Partial<Answers>) => void;
};

/** Asks what a file leaves open; the answers change the preview. Nothing where nothing is asked. */
export function QuestionForm({ questions, archived, send, onAnswered, ...props }: Props) {
  const [answers, setAnswers] = useState(() => proposeAnswers(questions));
  const [isUploading, setUploading] = useState(false);
  const [isEdited, setEdited] = useState(false);
  if (questions.length === 0) return null;
  const answerTo = ({ id }: ImportQuestion) => answers[id] ?? null;
  const canSend =
    (isEdited || props.mayKeep) &&
    !props.isPending &&
    !isUploading &&
    questions.every((question) => isUsable(question, answerTo(question)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canSend) return;
    onAnswered(
      Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answer ?? undefined])),
    );
  };
  return (
    <form className={props.className ?? "import-questions"} onSubmit={submit}>
      {props.intro}
      {questions.map((question) => (
        <Question
          answer={answerTo(question)}
          archived={archived}
          key={`${question.id} ${question.title}`}
          onChange={(answer) => {
            setAnswers((others) => ({ ...others, [question.id]: answer }));
            setEdited(true);
            props.onEdited?.();
          }}
          onUploading={setUploading}
          question={question}
        />
      ))}
      <Problems answers={answers} questions={questions} />
      <div className="desk-buttons">
        <button className={props.isQuiet ? "btn quiet" : "btn"} disabled={!canSend} type="submit">
          {props.isPending ? "Reading…" : send}
        </button>
        {props.children}
      </div>
    </form>
  );
}

type ProblemsProps = { questions: ImportQuestion[]; answers: Answers };

/** Why the rows of mappings cannot be used together. */
function Problems({ questions, answers }: ProblemsProps) {
  const mappings = questions.filter((question) => question.type === "mapping");
  if (!mappings.some(({ options }) => options.some(({ missing, twice }) => missing ?? twice)))
    return null;
  const problems = mappings.flatMap((each) => listProblems(each, answers[each.id] ?? null));
  return (
    <div aria-live="polite">
      {[...new Set(problems)].map((problem) => (
        <p className="err" key={problem}>
          {problem}
        </p>
      ))}
    </div>
  );
}
