import type { ReactNode } from "react";
import { Link } from "react-router";
import { MESSAGES } from "./messages.ts";

type Props = {
  label: string;
  isSaving: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
};

/** The form of a step. After a failed check the focus moves to the first field with an error. */
export function StepForm({ label, isSaving, onSubmit, children }: Props) {
  return (
    <form
      aria-label={label}
      className="setup-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void onSubmit().then(() =>
          requestAnimationFrame(() =>
            form.querySelector<HTMLElement>("[aria-invalid='true'], [data-invalid]")?.focus(),
          ),
        );
      }}
    >
      {children}
      <StepFoot>
        <button className="btn" disabled={isSaving} type="submit">
          {isSaving ? MESSAGES.step.saving : MESSAGES.step.save}
        </button>
      </StepFoot>
    </form>
  );
}

export function StepFoot({ children }: { children: ReactNode }) {
  return (
    <div className="setup-foot setup-foot-sticky">
      {children}
      <Link to="/admin/setup">{MESSAGES.step.notNow}</Link>
    </div>
  );
}
