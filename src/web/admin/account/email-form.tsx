import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { emailChangeSchema } from "#contract/access/people.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { continueFrom, readTyped } from "../forms/continue-from.ts";
import { Form, FormField } from "../forms/form.tsx";
import { setFieldErrors } from "../forms/set-field-errors.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

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
  return (
    <Form
      className="stack password-form"
      form={form}
      onSubmit={form.handleSubmit((fields) => change.mutate(fields))}
      prefix="email"
    >
      <FormField autoComplete="email" label="Your email" name="email" type="email" />
      <FormField
        autoComplete="current-password"
        label="Password, to confirm"
        name="currentPassword"
        type="password"
      />
      <div>
        <button className="btn" disabled={change.isPending} type="submit">
          {change.isPending ? "Saving…" : "Save email"}
        </button>
      </div>
    </Form>
  );
}
