import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { setFieldErrors } from "../forms/set-field-errors.ts";
import { continueFrom, readTyped } from "../forms/continue-from.ts";
import { fieldAriaProps } from "../forms/field-aria-props.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { type PasswordFields, passwordFieldsSchema } from "./password-fields.ts";
import "./password-form.css";

const FIELDS = [
  { name: "currentPassword", label: "Current password", autoComplete: "current-password" },
  { name: "newPassword", label: "New password", autoComplete: "new-password" },
  { name: "repeated", label: "New password again", autoComplete: "new-password" },
] as const;

const EMPTY: PasswordFields = { currentPassword: "", newPassword: "", repeated: "" };

export function PasswordForm({ username }: { username: string }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const form = useForm({ resolver: zodResolver(passwordFieldsSchema), defaultValues: EMPTY });
  const change = useAction({
    onMutate: () => readTyped(form),
    mutationFn: ({ currentPassword, newPassword }: PasswordFields) =>
      callApi<{ message: string }>("POST", "/api/account/password", {
        currentPassword,
        newPassword,
      }),
    onSuccess: async ({ message }, _fields, sent) => {
      continueFrom(form, sent, EMPTY);
      toast({ title: message, description: "You’re signed out everywhere else." });
      await refetch(client, "/api/account/sessions");
    },
    onError: (error) => {
      setFieldErrors(form, error);
      showError("Couldn’t change your password", error);
    },
  });
  const { errors } = form.formState;
  return (
    <form
      className="password-form"
      noValidate
      onSubmit={form.handleSubmit((fields) => change.mutate(fields))}
    >
      {/* Password managers store the password under this user name. */}
      <input autoComplete="username" hidden readOnly value={username} />
      {FIELDS.map(({ name, label, autoComplete }) => (
        <Field error={errors[name]?.message} id={name} key={name} label={label}>
          <input
            {...fieldAriaProps(name, errors[name])}
            autoComplete={autoComplete}
            id={name}
            type="password"
            {...form.register(name)}
          />
        </Field>
      ))}
      <div>
        <button className="btn" disabled={change.isPending} type="submit">
          {change.isPending ? "Changing…" : "Change password"}
        </button>
      </div>
    </form>
  );
}
