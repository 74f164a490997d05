import { capitalize } from "#contract/capitalize.ts";
import { useId } from "react";
import {
  FILE_KINDS,
  type ImportAnswers,
  type ImportQuestions,
} from "#contract/importing/import-choices.ts";
import { countOf } from "#contract/count-of.ts";

export type KindAnswer = Required<Pick<ImportAnswers, "kind" | "confirmed" | "subscribe">>;

type Props = {
  question: ImportQuestions["kind"];
  answer: KindAnswer | null;
  onChange: (answer: KindAnswer) => void;
};

/** Asks whether a file holds what it was taken for, whether subscribers confirmed, and whether customers become some. */
export function KindQuestion({ question, answer, onChange }: Props) {
  const kindId = useId();
  if (!question || !answer) return null;
  const { choices, unconfirmed, accepting } = question;
  return (
    <>
      <fieldset className="import-question">
        <legend>What’s in this file?</legend>
        <ul className="mapping">
          <li>
            <label htmlFor={kindId}>The file holds</label>
            <select
              id={kindId}
              onChange={({ target }) => {
                const kind = choices.find((each) => each === target.value);
                if (kind) onChange({ ...answer, kind });
              }}
              value={answer.kind}
            >
              {choices.map((each) => (
                <option key={each} value={each}>
                  {capitalize(FILE_KINDS[each])}
                </option>
              ))}
            </select>
          </li>
        </ul>
      </fieldset>
      {unconfirmed > 0 && (
        <YesNo
          about={describeUnconfirmed(unconfirmed)}
          isYes={answer.confirmed}
          legend="Did these people confirm that they want your letters?"
          no="No, I’ll ask them to confirm"
          onChange={(confirmed) => onChange({ ...answer, confirmed })}
          yes="Yes, they all confirmed"
        />
      )}
      {accepting > 0 && (
        <YesNo
          about={describeAccepting(accepting)}
          isYes={answer.subscribe}
          legend="Subscribe those who accept marketing?"
          no="No, subscribe nobody"
          onChange={(subscribe) => onChange({ ...answer, subscribe })}
          yes="Yes, subscribe them, and I’ll ask them to confirm"
        />
      )}
    </>
  );
}

type YesNoProps = {
  legend: string;
  about: string;
  no: string;
  yes: string;
  isYes: boolean;
  onChange: (isYes: boolean) => void;
};

function YesNo({ legend, about, no, yes, isYes, onChange }: YesNoProps) {
  const name = useId();
  return (
    <fieldset className="import-question">
      <legend>{legend}</legend>
      <p className="muted">{about}</p>
      <div className="import-choices">
        {[no, yes].map((label) => (
          <label key={label}>
            <input
              checked={isYes === (label === yes)}
              name={name}
              onChange={() => onChange(label === yes)}
              type="radio"
            />{" "}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const describeAccepting = (people: number) =>
  `${countOf(people, "customer accepts", "customers accept")} marketing in this file. They get no letters until they confirm, and whoever unsubscribed stays unsubscribed.`;

const describeUnconfirmed = (people: number) =>
  `The file doesn’t say whether ${countOf(people, "person", "people")} did. Until they confirm, they get no letters.`;
