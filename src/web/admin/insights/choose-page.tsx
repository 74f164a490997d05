import { type FormEvent, useEffect, useId, useRef } from "react";
import { errorMessage } from "../api-client/error-message.ts";

type Props = {
  error: Error | null;
  isPending: boolean;
  onChoose: (path: string) => void;
  onCancel: () => void;
};

/** A field for the page that a missing address leads to. */
export function ChoosePage({ error, isPending, onChoose, onCancel }: Props) {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const path = new FormData(event.currentTarget).get("path");
    if (typeof path === "string") onChoose(path);
  };
  return (
    <form className="insights-choose" noValidate onSubmit={submit}>
      <label htmlFor={field}>Address of the page</label>
      <input
        aria-describedby={`${field}-help`}
        aria-invalid={error !== null}
        id={field}
        name="path"
        ref={input}
      />
      <p className={error ? "err" : "help"} id={`${field}-help`}>
        {error ? errorMessage(error, "Couldn’t add the redirect") : "Example: /products/12"}
      </p>
      <div className="insights-actions">
        <button className="btn small" disabled={isPending} type="submit">
          Save
        </button>
        <button className="link" onClick={onCancel} type="button">
          Cancel
        </button>
      </div>
    </form>
  );
}
