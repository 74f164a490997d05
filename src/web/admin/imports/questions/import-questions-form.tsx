import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { type SubmitEvent, useId, useState } from "react";
import type {
  ImportAnswers,
  ImportQuestions,
  SalePriceChoice,
} from "#contract/importing/import-choices.ts";
import { formatCount } from "#contract/decimals.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { CurrencyQuestions, findProblem } from "./currency-questions.tsx";
import { DetailQuestion } from "./detail-question.tsx";
import { LabelQuestions } from "./label-questions.tsx";
import { KindQuestion } from "./kind-question.tsx";
import { findFolderProblem, PictureFolderQuestion } from "./picture-folder-question.tsx";
import { SharedPageQuestion } from "./shared-page-question.tsx";
import { StateQuestions } from "./state-questions.tsx";
import { WeightUnitQuestion } from "./weight-unit-question.tsx";

const CHOICES = { sale: "Use sale prices", regular: "Use regular prices" };

const describeSalePrices = (pieces: number) =>
  pieces === 1
    ? "1 piece has a sale price that differs from its regular price."
    : `${formatCount(pieces)} pieces have a sale price that differs from their regular price.`;

type Props = {
  questions: ImportQuestions;
  /** All files of the ZIP that the file is in. */
  archived: FileEntry[];
  /** Photos that were chosen before. */
  pictureFiles: Record<string, string>;
  isPending: boolean;
  /** Called when there are answers that the preview does not show yet. */
  onEdited: () => void;
  onAnswered: (answers: ImportAnswers) => void;
};

/** Asks what a file leaves open; the answers change the preview. */
export function ImportQuestionsForm({
  questions,
  archived,
  pictureFiles,
  isPending,
  onEdited,
  onAnswered,
}: Props) {
  const [answers, setAnswers] = useState(() => ({ ...toAnswers(questions), files: pictureFiles }));
  const [isUploading, setUploading] = useState(false);
  const [isEdited, setEdited] = useState(false);
  if (isEmpty(questions)) return null;
  const { kind, states, rates, folder, files, labels } = answers;
  const { salePrices, sharedPages, weightUnit, details } = answers;
  const isInvalid =
    findFolderProblem(folder) !== null ||
    Object.values(rates).some((rate) => findProblem(rate) !== null);
  const edit = (changed: Partial<typeof answers>) => {
    setAnswers({ ...answers, ...changed });
    setEdited(true);
    onEdited();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.entries(rates).filter(([, rate]) => rate !== "");
    onAnswered({
      ...kind,
      states,
      labels,
      rates: Object.fromEntries(typed),
      ...(folder !== "" && { pictureFolder: folder }),
      ...(Object.keys(files).length > 0 && { pictureFiles: files }),
      ...(salePrices && { salePrices }),
      ...(sharedPages && { sharedPages }),
      ...(weightUnit && { weightUnit }),
      ...(details && { details }),
    });
  };
  return (
    <form className="import-questions" onSubmit={submit}>
      <KindQuestion answer={kind} onChange={(kind) => edit({ kind })} question={questions.kind} />
      <CurrencyQuestions
        noun={questions.kind?.answer === "orders" ? "order" : "piece"}
        onChange={(rates) => edit({ rates })}
        questions={questions.currencies}
        rates={rates}
      />
      <SalePriceQuestion
        choice={salePrices}
        onChange={(salePrices) => edit({ salePrices })}
        question={questions.salePrices}
      />
      <SharedPageQuestion
        choice={sharedPages}
        onChange={(sharedPages) => edit({ sharedPages })}
        question={questions.sharedPages}
      />
      <WeightUnitQuestion
        onChange={(weightUnit) => edit({ weightUnit })}
        question={questions.weightUnit}
        unit={weightUnit}
      />
      <DetailQuestion
        choice={details}
        onChange={(details) => edit({ details })}
        question={questions.details}
      />
      <PictureFolderQuestion
        archived={archived}
        files={files}
        folder={folder}
        found={questions.pictureFiles}
        onChange={(folder) => edit({ folder })}
        onFiles={(files) => edit({ files })}
        onUploading={setUploading}
        question={questions.pictureFolder}
      />
      <LabelQuestions
        answers={labels}
        onAnswer={(labels) => edit({ labels })}
        questions={questions}
      />
      <StateQuestions
        answers={states}
        onAnswer={(states) => edit({ states })}
        questions={questions.states}
      />
      <div className="desk-buttons">
        <button
          className="btn"
          disabled={isPending || isUploading || !isEdited || isInvalid}
          type="submit"
        >
          {isPending ? "Reading…" : "Update preview"}
        </button>
      </div>
    </form>
  );
}

const isEmpty = (questions: ImportQuestions) => {
  const { states, currencies, labels, pictureFiles } = questions;
  const { kind, pictureFolder, salePrices, sharedPages, weightUnit, details } = questions;
  const asked = states.length + currencies.length + labels.length + pictureFiles;
  const others = [kind, pictureFolder, salePrices, sharedPages, weightUnit, details];
  return asked === 0 && others.every((question) => question === null);
};

const toAnswers = ({
  kind,
  states,
  currencies,
  labels,
  pictureFolder,
  salePrices,
  sharedPages,
  weightUnit,
  details,
}: ImportQuestions) => ({
  kind: kind && { kind: kind.answer, confirmed: kind.confirmed, subscribe: kind.subscribe },
  sharedPages: sharedPages?.answer ?? null,
  weightUnit: weightUnit?.answer ?? null,
  details: details?.answer ?? null,
  salePrices: salePrices?.answer ?? null,
  labels: Object.fromEntries(
    labels.flatMap(({ word, answer }) => (answer ? [[word, answer] as const] : [])),
  ),
  folder: pictureFolder?.answer ?? "",
  states: Object.fromEntries(
    states.flatMap(({ word, answer }) => (answer ? [[word, answer] as const] : [])),
  ),
  rates: Object.fromEntries(
    currencies.flatMap(({ currency, answer }) => (answer ? [[currency, answer] as const] : [])),
  ),
});

type SalePriceQuestionProps = {
  question: ImportQuestions["salePrices"];
  choice: SalePriceChoice | null;
  onChange: (choice: SalePriceChoice) => void;
};

/** Asks which of two prices the pieces get that are on sale. */
function SalePriceQuestion({ question, choice, onChange }: SalePriceQuestionProps) {
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
