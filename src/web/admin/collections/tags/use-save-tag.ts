import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UseFormSetError } from "react-hook-form";
import type { Tag } from "#contract/tags.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../../api-client/api-error.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetchTagged } from "./refetch-tagged.ts";
import { type TagForm, tagFormSchema, toTagBody } from "./tag-form.ts";

type Options = { id: number | null; setError: UseFormSetError<TagForm>; onSaved: () => void };

/** Creates a tag or changes one. What the shop finds wrong with a field is said beside it. */
export function useSaveTag({ id, setError, onSaved }: Options) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (form: TagForm) =>
      id === null
        ? callApi<Tag>("POST", "/api/tags", toTagBody(form))
        : callApi<Tag>("PUT", `/api/tags/${id}`, toTagBody(form)),
    onSuccess: async () => {
      toast({ title: `Tag ${id === null ? "created" : "updated"} successfully` });
      onSaved();
      await refetchTagged(client);
    },
    onError: (error) => {
      toast({
        title: `Error ${id === null ? "creating" : "updating"} tag`,
        description: error.message,
        variant: "destructive",
      });
      if (!(error instanceof ApiError)) return;
      for (const { path, message } of error.problem?.issues ?? []) {
        const field = tagFormSchema.keyof().safeParse(path);
        if (field.success) setError(field.data, { message });
      }
    },
  });
}
