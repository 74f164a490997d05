import { useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type { Tag } from "#contract/catalogue/tags.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetchTagged } from "./refetch-tagged.ts";
import { type TagForm, toTagBody } from "./tag-form.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";

type Options = { id: number | null; form: UseFormReturn<TagForm>; onSaved: () => void };

/** Creates or updates a tag and shows field errors in the form. */
export function useSaveTag({ id, form, onSaved }: Options) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (values: TagForm) =>
      id === null
        ? callApi<Tag>("POST", "/api/tags", toTagBody(values))
        : callApi<Tag>("PUT", `/api/tags/${id}`, toTagBody(values)),
    onSuccess: async () => {
      toast({ title: id === null ? MESSAGES.created : MESSAGES.updated });
      onSaved();
      await refetchTagged(client);
    },
    onError: (error) => {
      showError(id === null ? MESSAGES.createFailed : MESSAGES.updateFailed, error);
      setFieldErrors(form, error);
    },
  });
}
