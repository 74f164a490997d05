import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import {
  type Invitation,
  MAX_PEOPLE,
  type NewPerson,
  newPersonSchema,
} from "#contract/access/people.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { continueFrom, readTyped } from "../../forms/continue-from.ts";
import { Form, FormField } from "../../forms/form.tsx";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { useMail } from "../../use-mail.ts";
import { AccessChoice } from "./access-choice.tsx";

const EMPTY: NewPerson = { username: "", email: "", access: "pieces" };

type InviteFormProps = {
  /** How many people there are. */
  count: number;
  onInvited: (invitation: Invitation) => void;
};

export function InviteForm({ count, onInvited }: InviteFormProps) {
  const client = useQueryClient();
  const showError = useErrorToast();
  const mail = useMail();
  const form = useForm<NewPerson>({
    resolver: zodResolver(newPersonSchema),
    defaultValues: EMPTY,
  });
  const invite = useAction({
    onMutate: () => readTyped(form),
    mutationFn: (person: NewPerson) => callApi<Invitation>("POST", "/api/people", person),
    onSuccess: async (invitation, _person, sent) => {
      continueFrom(form, sent, EMPTY);
      onInvited(invitation);
      await refetch(client, "/api/people");
    },
    onError: (error) => {
      setFieldErrors(form, error);
      showError("Couldn’t invite them", error);
    },
  });
  return (
    <section aria-labelledby="people-invite">
      <h2 id="people-invite">Invite someone</h2>
      {count >= MAX_PEOPLE ? (
        <p>Five people can sign in. Remove someone to invite another.</p>
      ) : (
        <Form
          className="stack-wide"
          form={form}
          onSubmit={form.handleSubmit((person) => invite.mutate(person))}
          prefix="people"
        >
          <FormField help="They’ll sign in with this name." label="Their name" name="username" />
          <FormField label="Their email" name="email" placeholder="name@example.com" type="email" />
          <Controller
            control={form.control}
            name="access"
            render={({ field }) => <AccessChoice onChange={field.onChange} value={field.value} />}
          />
          <div className="toolbar people-send">
            <button className="btn" disabled={invite.isPending} type="submit">
              {invite.isPending
                ? "Sending…"
                : mail?.canSend === false
                  ? "Create invitation"
                  : "Send invitation"}
            </button>
            <span>Expires in 7 days</span>
          </div>
        </Form>
      )}
    </section>
  );
}
