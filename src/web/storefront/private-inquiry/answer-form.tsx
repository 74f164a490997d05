import { Form, useNavigation } from "react-router";
import { MAX_MESSAGE_LENGTH } from "#contract/sales/inquiries.ts";
import { Field } from "#web/ui/field.tsx";
import { MESSAGES } from "./messages.ts";

/** Why an answer was not taken, and its text. */
export type Refused = { problem: string; message: string };

/** Writes to the shop; a plain posted form. What was refused stays in it. */
export function AnswerForm({ refused }: { refused: Refused | undefined }) {
  const isSending = useNavigation().state === "submitting";
  const error = refused?.problem;
  return (
    <Form className="answer-form" method="post" preventScrollReset>
      <Field error={error} id="answer" label={MESSAGES.form.label}>
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
      <button className="btn" disabled={isSending} type="submit">
        {isSending ? MESSAGES.form.sending : MESSAGES.form.send}
      </button>
    </Form>
  );
}
