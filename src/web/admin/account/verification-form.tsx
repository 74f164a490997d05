import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef } from "react";
import { Field } from "#web/ui/field.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { fieldIssues } from "../api-client/field-issues.ts";
import { callApi, type Method } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { Input } from "../forms/controls.tsx";

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
    help: "The six digits your app shows now.",
    input: { autoComplete: "one-time-code", inputMode: "numeric", maxLength: 50 },
  },
} as const;

type VerificationFormProps<Result> = {
  request: [Method, string];
  fields: (keyof typeof FIELDS)[];
  /** The label of the submit button. */
  submit: string;
  onDone: (result: Result) => void;
  onCancel: () => void;
};

/** Asks for the password or a code, sends them with the request, and shows what was wrong. */
export function VerificationForm<Result>({
  request: [method, path],
  fields,
  submit,
  onDone,
  onCancel,
}: VerificationFormProps<Result>) {
  const client = useQueryClient();
  const showError = useErrorToast();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const call = useAction({
    mutationFn: (body: object) => callApi<Result>(method, path, body),
    onSuccess: async (result) => {
      await refetch(client, "/api/account/second-step", "/api/account/sessions");
      onDone(result);
    },
    onError: (error) => {
      form.current?.querySelector("input")?.focus();
      showError("Couldn’t continue", error);
    },
  });
  const issues = fieldIssues(call.error);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    call.mutate(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form className="stack password-form" onSubmit={send} ref={form}>
      {fields.map((field) => {
        const { label, help, input } = FIELDS[field];
        const name = field === "firstCode" ? "code" : field;
        return (
          <Field
            error={issues[name]}
            help={help}
            id={`second-step-${name}`}
            key={name}
            label={label}
          >
            <Input {...input} name={name} required />
          </Field>
        );
      })}
      <div className="desk-buttons">
        <button className="btn" disabled={call.isPending} type="submit">
          {submit}
        </button>
        <button className="btn quiet" onClick={onCancel} type="button">
          Cancel
        </button>
      </div>
    </form>
  );
}
