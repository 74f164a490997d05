import { type ReactNode, useState } from "react";
import { Link } from "react-router";

type Props = {
  label: string;
  onSubmit: () => Promise<void>;
  children: ReactNode;
};

/**
 * The form of a step. After a failed check the focus moves to the first field with an error. A field that is saved
 * because Save is pressed leaves the button as it is, or the press would not end on it.
 */
export function StepForm({ label, onSubmit, children }: Props) {
  const [isSaving, setSaving] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    setSaving(true);
    await onSubmit();
    setSaving(false);
    requestAnimationFrame(() =>
      form.querySelector<HTMLElement>("[aria-invalid='true'], [data-invalid]")?.focus(),
    );
  };
  return (
    <form
      aria-label={label}
      className="setup-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {children}
      <StepFoot>
        <button className="btn" disabled={isSaving} type="submit">
          {isSaving ? "Saving…" : "Save and continue"}
        </button>
      </StepFoot>
    </form>
  );
}

export function StepFoot({ children }: { children: ReactNode }) {
  return (
    <div className="setup-foot setup-foot-sticky">
      {children}
      <Link to="/admin/setup">Not now</Link>
    </div>
  );
}
