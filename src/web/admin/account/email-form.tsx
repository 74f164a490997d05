import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { emailChangeSchema } from "#contract/access/people.ts";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { continueFrom, readTyped } from "../forms/continue-from.ts";
import { fieldAriaProps } from "../forms/field-aria-props.ts";
import { setFieldErrors } from "../forms/set-field-errors.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import "./password-form.css";

/** @param email the current one, null for none */
export function EmailForm({ email }: { email: string | null }) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const { revalidate } = useRevalidator();
  const form = useForm({
    resolver: zodResolver(emailChangeSchema),
    defaultValues: { email: email ?? "", currentPassword: "" },
  });
  const change = useAction({
    onMutate: () => readTyped(form),
    mutationFn: (fields: { email: string; currentPassword: string }) =>
      callApi<{ message: string }>("PUT", "/api/account/email", fields),
    onSuccess: async ({ message }, { email: saved }, sent) => {
      continueFrom(form, sent, { email: saved, currentPassword: "" });
      toast({ title: message });
      await revalidate();
    },
    onError: (error) => {
      setFieldErrors(form, error);
      showError("Couldn’t save your email", error);
    },
  });
  const { errors } = form.formState;
  return (
    <form
      className="password-form"
      noValidate
      onSubmit={form.handleSubmit((fields) => change.mutate(fields))}
    >
      <Field error={errors.email?.message} id="account-email" label="Your email">
        <input
          {...fieldAriaProps("account-email", errors.email)}
          autoComplete="email"
          id="account-email"
          type="email"
          {...form.register("email")}
        />
      </Field>
      <Field
        error={errors.currentPassword?.message}
        id="email-password"
        label="Password, to confirm"
      >
        <input
          {...fieldAriaProps("email-password", errors.currentPassword)}
          autoComplete="current-password"
          id="email-password"
          type="password"
          {...form.register("currentPassword")}
        />
      </Field>
      <div>
        <button className="btn" disabled={change.isPending} type="submit">
          {change.isPending ? "Saving…" : "Save email"}
        </button>
      </div>
    </form>
  );
}
