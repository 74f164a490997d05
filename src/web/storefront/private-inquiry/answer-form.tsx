import { MAX_MESSAGE_LENGTH } from "#contract/sales/inquiries.ts";
import { Field } from "#web/ui/field.tsx";

/** Why an answer was not taken, and its text. */
export type Refused = { problem: string; message: string };

/** Writes to the shop; a plain posted form. What was refused stays in it. */
export function AnswerForm({ refused }: { refused: Refused | undefined }) {
  const error = refused?.problem;
  return (
    <form className="answer-form" method="post">
      <Field error={error} id="answer" label="Your message">
        <textarea
          dir="auto"
          aria-describedby={error ? "answer-error" : undefined}
          aria-invalid={Boolean(error)}
          defaultValue={refused?.message}
          id="answer"
          maxLength={MAX_MESSAGE_LENGTH}
          name="message"
          required
          rows={5}
        />
      </Field>
      <button className="btn" data-pending="Sending…" type="submit">
        Send message
      </button>
    </form>
  );
}
