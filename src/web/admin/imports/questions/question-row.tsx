import { type ReactNode, useId } from "react";
import type { QuestionOption } from "#contract/importing/import-questions.ts";

/** A label; beneath it what it is about, beside it the control of that id. */
export function Row({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <li>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </li>
  );
}

type SelectProps = {
  id: string;
  options: QuestionOption[];
  /** Of the option that leaves it open; without one, something is always chosen. */
  blank?: string | undefined;
  /** "" for the blank one. */
  answer: string;
  onChange: (value: string | null) => void;
};

export const Select = ({ id, options, blank, answer, onChange }: SelectProps) => (
  <select id={id} onChange={({ target }) => onChange(target.value || null)} value={answer}>
    {blank !== undefined && <option value="">{blank}</option>}
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

type TypedRowProps = {
  label: string;
  about: string[];
  placeholder: string;
  inputMode: "decimal" | "url";
  typed: string;
  problem: string | null;
  onChange: (typed: string) => void;
};

/** What was typed as an answer, with what is wrong with it. */
export const TypedRow = ({ label, about, problem, typed, onChange, ...input }: TypedRowProps) => (
  <Row label={label}>
    {(id) => (
      <>
        <Examples lines={about}>
          {problem && (
            <p className="err" id={`${id}-problem`}>
              {problem}
            </p>
          )}
        </Examples>
        <input
          {...input}
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem !== null}
          autoComplete="off"
          id={id}
          onChange={({ target }) => onChange(target.value.trim())}
          value={typed}
        />
      </>
    )}
  </Row>
);

/** The first things that a row is about, a line each. */
export const Examples = ({ lines, children }: { lines: string[]; children?: ReactNode }) => (
  <div className="mapping-samples import-examples">
    {lines.map((line, index) => (
      <p key={index}>{line}</p>
    ))}
    {children}
  </div>
);
