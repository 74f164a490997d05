import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef } from "react";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../api-client/api-error.ts";
import { callApi } from "../api-client/call-api.ts";
import type { Method } from "../api-client/fetch-api.ts";
import { refetch } from "../api-client/refetch.ts";

const FIELDS = {
  currentPassword: {
    label: "Your password",
    help: undefined,
    input: { autoComplete: "current-password", type: "password", maxLength: 1000 },
  },
  code: {
    label: "Code",
    help: "Six digits from the app, or a recovery code.",
    input: { autoComplete: "one-time-code", autoCapitalize: "none", maxLength: 50 },
  },
  firstCode: {
    label: "Code",
    help: "The six digits that the app shows now.",
    input: { autoComplete: "one-time-code", inputMode: "numeric", maxLength: 50 },
  },
} as const;

type AskedFormProps<Answer> = {
  call: [Method, string];
  fields: (keyof typeof FIELDS)[];
  /** What its button says. */
  submit: string;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
};

/** Asks for the proof that a change of the second step takes, makes the call, and says what was wrong. */
export function VerificationForm<Answer>({
  call: [method, path],
  fields,
  submit,
  onDone,
  onCancel,
}: AskedFormProps<Answer>) {
  const client = useQueryClient();
  const { toast } = useToast();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const ask = useMutation({
    mutationFn: (body: object) => callApi<Answer>(method, path, body),
    onSuccess: async (answer) => {
      await refetch(client, "/api/account/second-step", "/api/account/sessions");
      onDone(answer);
    },
    onError: ({ message: description }) => {
      form.current?.querySelector("input")?.focus();
      toast({ title: "That did not work", description, variant: "destructive" });
    },
  });
  const issues = (ask.error instanceof ApiError && ask.error.problem?.issues) || [];
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask.mutate(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form className="password-form" onSubmit={send} ref={form}>
      {fields.map((field) => {
        const { label, help, input } = FIELDS[field];
        const name = field === "firstCode" ? "code" : field;
        const error = issues.find((issue) => issue.path === name)?.message;
        const id = `second-step-${name}`;
        return (
          <Field error={error} id={id} key={name} label={label} {...(help && { help })}>
            <input
              {...input}
              aria-describedby={error ? `${id}-error` : help && `${id}-help`}
              aria-invalid={error ? true : undefined}
              id={id}
              name={name}
              required
            />
          </Field>
        );
      })}
      <div className="desk-buttons">
        <button className="btn" disabled={ask.isPending} type="submit">
          {submit}
        </button>
        <button className="btn quiet" onClick={onCancel} type="button">
          Cancel
        </button>
      </div>
    </form>
  );
}
