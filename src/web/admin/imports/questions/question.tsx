import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { useId } from "react";
import { formatCount, formatHundredths } from "#contract/decimals.ts";
import { exchangeRateSchema, toDollars } from "#contract/importing/import-choices.ts";
import type {
  ImportQuestion,
  QuestionAnswer,
  QuestionOf,
} from "#contract/importing/import-questions.ts";
import { findProblem, toList, toRows, toText } from "./check-answer.ts";
import { PhotosBesideFile } from "./photos-beside-file.tsx";
import { SelectRow, TypedRow } from "./question-row.tsx";

type Props<Question extends ImportQuestion = ImportQuestion> = {
  question: Question;
  answer: QuestionAnswer;
  onChange: (answer: QuestionAnswer) => void;
};

type QuestionProps = Props & {
  isDisabled?: boolean;
  /** All files of the ZIP that the file is in. */
  archived?: FileEntry[];
  onUploading?: (isUploading: boolean) => void;
};

/** Asks any question of an import, as the server describes it. */
export function Question(props: QuestionProps) {
  const { title, help, type } = props.question;
  const className = type === "choices" ? "import-question sheet-choice" : "import-question";
  const content = (
    <>
      {help !== null && <p className="muted">{help}</p>}
      <Controls {...props} />
    </>
  );
  if (title === null) return <div className={className}>{content}</div>;
  return (
    <fieldset className={className} disabled={props.isDisabled}>
      <legend>{title}</legend>
      {content}
    </fieldset>
  );
}

function Controls({ question, archived = [], onUploading, ...value }: QuestionProps) {
  switch (question.type) {
    case "choice":
      return question.label === undefined ? (
        <Choice question={question} {...value} />
      ) : (
        <ChoiceFromList label={question.label} question={question} {...value} />
      );
    case "choices":
      return <Choices question={question} {...value} />;
    case "mapping":
      return <Mapping question={question} {...value} />;
    case "rates":
      return <Rates question={question} {...value} />;
    case "address":
      return <Address question={question} {...value} />;
    case "photos":
      break;
  }
  return (
    <PhotosBesideFile
      archived={archived}
      files={toRows(value.answer) as Record<string, string>}
      found={question.found}
      names={question.names}
      onChange={value.onChange}
      onUploading={(isUploading) => onUploading?.(isUploading)}
    />
  );
}

function Choice({ question: { about, options }, answer, onChange }: Props<QuestionOf<"choice">>) {
  const name = useId();
  return (
    <>
      {about.length > 0 && (
        <div className="import-examples muted">
          {about.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      )}
      <div className="import-choices">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              checked={answer === value}
              name={name}
              onChange={() => onChange(value)}
              type="radio"
            />{" "}
            {label}
          </label>
        ))}
      </div>
    </>
  );
}

type ListProps = Props<QuestionOf<"choice">> & { label: string };

const ChoiceFromList = ({ question, label, answer, onChange }: ListProps) => (
  <ul className="mapping">
    <SelectRow
      about={question.about}
      answer={toText(answer)}
      blank={question.blank}
      label={label}
      onChange={onChange}
      options={question.options}
    />
  </ul>
);

function Choices({ question, answer, onChange }: Props<QuestionOf<"choices">>) {
  const chosen = toList(answer);
  return question.options.map(({ value, label, note }) => (
    <label className="choice" key={value}>
      <input
        checked={chosen.includes(value)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
        }
        type="checkbox"
      />
      {label}
      {note && <span className="muted">{` ${note}`}</span>}
    </label>
  ));
}

function Mapping({ question, answer, onChange }: Props<QuestionOf<"mapping">>) {
  const { options, rows, forAllOpen = [] } = question;
  const answers = toRows(answer);
  const open = rows.filter(({ key }) => !answers[key]);
  const chooseForOpen = (value: string) =>
    onChange({ ...answers, ...Object.fromEntries(open.map(({ key }) => [key, value])) });
  return (
    <>
      {open.length > 1 && forAllOpen.length > 0 && (
        <div className="desk-buttons">
          {forAllOpen.map(({ value, label }) => (
            <button
              className="btn small quiet"
              key={value}
              onClick={() => chooseForOpen(value)}
              type="button"
            >
              {label.replace("{count}", formatCount(open.length))}
            </button>
          ))}
        </div>
      )}
      <ul className="mapping">
        {rows.map(({ key, label, about, blank }) => (
          <SelectRow
            answer={answers[key] ?? ""}
            blank={blank}
            key={key}
            label={label}
            onChange={(value) => onChange({ ...answers, [key]: value })}
            options={options}
            samples={about}
          />
        ))}
      </ul>
    </>
  );
}

function Rates({ question, answer, onChange }: Props<QuestionOf<"rates">>) {
  const rates = toRows(answer);
  return (
    <ul className="mapping">
      {question.rows.map(({ key, label, about, prices }) => {
        const rate = rates[key] ?? "";
        const isKnown = rate !== "" && findProblem("rates", rate) === null;
        const convert = (cents: number) =>
          isKnown
            ? ` → $${formatHundredths(toDollars(cents, exchangeRateSchema.parse(rate)))}`
            : "";
        return (
          <TypedRow
            about={[about, ...prices.map(({ text, cents }) => text + convert(cents))]}
            inputMode="decimal"
            key={key}
            label={label}
            onChange={(typed) => onChange({ ...rates, [key]: typed || null })}
            placeholder={question.placeholder}
            problem={findProblem("rates", rate)}
            typed={rate}
          />
        );
      })}
    </ul>
  );
}

function Address({ question, answer, onChange }: Props<QuestionOf<"address">>) {
  const { label, about, placeholder } = question;
  const typed = toText(answer);
  return (
    <ul className="mapping">
      <TypedRow
        about={about}
        inputMode="url"
        label={label}
        onChange={(address) => onChange(address || null)}
        placeholder={placeholder}
        problem={findProblem("address", typed)}
        typed={typed}
      />
    </ul>
  );
}
