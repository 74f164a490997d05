import { capitalize } from "#contract/capitalize.ts";
import { useId } from "react";
import {
  FILE_KINDS,
  type ImportAnswers,
  type ImportQuestions,
} from "#contract/importing/import-choices.ts";
import { countOf } from "#contract/count-of.ts";

const CONFIRMED = [
  { label: "No, I’ll ask them to confirm", isConfirmed: false },
  { label: "Yes, they all confirmed", isConfirmed: true },
];

const SUBSCRIBE = [
  { label: "No, subscribe nobody", isSubscribing: false },
  { label: "Yes, subscribe them, and I’ll ask them to confirm", isSubscribing: true },
];

export type KindAnswer = Required<Pick<ImportAnswers, "kind" | "confirmed" | "subscribe">>;

type Props = {
  question: ImportQuestions["kind"];
  answer: KindAnswer | null;
  onChange: (answer: KindAnswer) => void;
};

/** Asks whether a file holds what it was taken for, whether subscribers confirmed, and whether customers become some. */
export function KindQuestion({ question, answer, onChange }: Props) {
  const [kindId, confirmedId, subscribeId] = [useId(), useId(), useId()];
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
        <fieldset className="import-question">
          <legend>Did these people confirm that they want your letters?</legend>
          <p className="muted">{describeUnconfirmed(unconfirmed)}</p>
          <div className="import-choices">
            {CONFIRMED.map(({ label, isConfirmed }) => (
              <label key={label}>
                <input
                  checked={answer.confirmed === isConfirmed}
                  name={confirmedId}
                  onChange={() => onChange({ ...answer, confirmed: isConfirmed })}
                  type="radio"
                />{" "}
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {accepting > 0 && (
        <fieldset className="import-question">
          <legend>Subscribe those who accept marketing?</legend>
          <p className="muted">{describeAccepting(accepting)}</p>
          <div className="import-choices">
            {SUBSCRIBE.map(({ label, isSubscribing }) => (
              <label key={label}>
                <input
                  checked={answer.subscribe === isSubscribing}
                  name={subscribeId}
                  onChange={() => onChange({ ...answer, subscribe: isSubscribing })}
                  type="radio"
                />{" "}
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

const describeAccepting = (people: number) =>
  `${countOf(people, "customer accepts", "customers accept")} marketing in this file. They get no letters until they confirm, and whoever unsubscribed stays unsubscribed.`;

const describeUnconfirmed = (people: number) =>
  `The file doesn’t say whether ${countOf(people, "person", "people")} did. Until they confirm, they get no letters.`;
