import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useFieldArray, useForm } from "react-hook-form";
import { z } from "#contract/zod.ts";
import type { Settings, StoredSettings } from "#contract/settings/settings.ts";
import { savedRepliesSchema } from "#contract/settings/saved-replies.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { continueFrom, readTyped, useFollowing } from "../../forms/continue-from.ts";
import { Form, FormField } from "../../forms/form.tsx";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

const formSchema = z.object({ savedReplies: savedRepliesSchema });
type Form = z.infer<typeof formSchema>;
const MOST = 30;

/** Edits the saved replies: their titles and texts, new ones, and those no longer wanted. */
export function SavedRepliesDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const settings = useQuery<Settings>({ queryKey: ["/api/settings"] });
  const replies = settings.data?.savedReplies ?? [];
  const form = useForm<Form>({
    resolver: zodResolver(formSchema),
    defaultValues: { savedReplies: replies },
  });
  useFollowing(form, { savedReplies: replies });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "savedReplies" });
  const save = useSave(form, () => ref.current?.close());
  return (
    <Dialog
      className="desk-dialog saved-replies"
      id="saved-replies"
      ref={ref}
      title="Saved replies"
    >
      <Form
        form={form}
        onSubmit={form.handleSubmit((values) => save.mutate(values))}
        prefix="saved"
      >
        <p className="help">
          {"{name}, {piece}, {price}, and {availability} are filled in for you."}
        </p>
        {fields.length === 0 && <p className="muted">None yet.</p>}
        {fields.map((field, index) => (
          <fieldset key={field.id}>
            <FormField label="Title" name={`savedReplies.${index}.title`} />
            <FormField label="Text" name={`savedReplies.${index}.text`} rows={3} />
            <button className="link" onClick={() => remove(index)} type="button">
              {`Remove ${form.getValues(`savedReplies.${index}.title`) || "this reply"}`}
            </button>
          </fieldset>
        ))}
        <div className="desk-dialog-buttons">
          <button className="btn" disabled={save.isPending} type="submit">
            Save
          </button>
          {fields.length < MOST && (
            <button
              className="btn quiet"
              onClick={() => append({ title: "", text: "" })}
              type="button"
            >
              Add a reply
            </button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}

function useSave(form: ReturnType<typeof useForm<Form>>, onSaved: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    onMutate: () => readTyped(form),
    mutationFn: (values: Form) => callApi<StoredSettings>("PUT", "/api/settings", values),
    onSuccess: async ({ savedReplies }, _values, sent) => {
      continueFrom(form, sent, { savedReplies });
      onSaved();
      toast({ title: "Saved replies updated" });
      await refetch(client, "/api/settings");
    },
    onError: (error) => {
      setFieldErrors(form, error);
      showError("Couldn’t save your replies", error);
    },
  });
}
