import { type ReactNode, useId } from "react";
import type { QuestionOption } from "#contract/importing/import-questions.ts";
import { ControlContext } from "#web/ui/field.tsx";
import { Input, Select } from "../../forms/controls.tsx";

type RowProps = {
  label: string;
  /** What it is about, a line each. */
  about?: string[];
  /** The same in one line, which is cut. */
  samples?: string;
  /** What is wrong with what was typed. */
  problem?: string | null;
  /** The control. */
  children: ReactNode;
};

/** A field in a row: its label, what it is about beneath it, and the control beside both. */
function Row({ label, about = [], samples, problem = null, children }: RowProps) {
  const id = useId();
  const attributes = {
    id,
    "aria-invalid": problem !== null || undefined,
    "aria-describedby": problem === null ? undefined : `${id}-problem`,
  };
  return (
    <li>
      <label htmlFor={id}>{label}</label>
      {samples !== undefined && <p className="muted small ellipsis">{samples}</p>}
      {(about.length > 0 || problem !== null) && (
        <div className="muted small ellipsis import-examples">
          {about.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          {problem !== null && (
            <p className="err" id={`${id}-problem`}>
              {problem}
            </p>
          )}
        </div>
      )}
      <ControlContext value={attributes}>{children}</ControlContext>
    </li>
  );
}

type SelectRowProps = Pick<RowProps, "label" | "about" | "samples"> & {
  options: QuestionOption[];
  /** Of the option that leaves it open; without one, something is always chosen. */
  blank?: string | undefined;
  /** "" for the blank one. */
  answer: string;
  onChange: (value: string | null) => void;
};

/** One of some options. */
export const SelectRow = ({ options, blank, answer, onChange, ...row }: SelectRowProps) => (
  <Row {...row}>
    <Select
      onChange={({ target }) => onChange(target.value || null)}
      options={options}
      value={answer}
    >
      {blank !== undefined && <option value="">{blank}</option>}
    </Select>
  </Row>
);

type TypedRowProps = Pick<RowProps, "label" | "about" | "problem"> & {
  placeholder: string;
  inputMode: "decimal" | "url";
  typed: string;
  onChange: (typed: string) => void;
};

/** What was typed as an answer, with what is wrong with it. */
export const TypedRow = ({ label, about, problem, typed, onChange, ...input }: TypedRowProps) => (
  <Row about={about} label={label} problem={problem}>
    <Input {...input} onChange={({ target }) => onChange(target.value.trim())} value={typed} />
  </Row>
);
