import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FieldPath, UseFormSetError } from "react-hook-form";
import { type Collection, collectionSchema } from "#contract/collections.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../../api-client/api-error.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { type CollectionForm, EMPTY_COLLECTION, toCollectionBody } from "./collection-form.ts";

type Options = {
  /** Of the collection that is changed, null for a new one. */
  id: number | null;
  setError: UseFormSetError<CollectionForm>;
  onSaved: (collection: Collection) => void;
  /** When it was changed elsewhere meanwhile. */
  onConflict: (current: Collection) => void;
};
type Saving = { form: CollectionForm; version?: number | undefined };

/** Creates a collection or changes one. What the shop finds wrong with a field is said beside it. */
export function useSaveCollection({ id, setError, onSaved, onConflict }: Options) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ form, version }: Saving) =>
      id === null
        ? callApi<Collection>("POST", "/api/blog-posts", toCollectionBody(form))
        : callApi<Collection>("PUT", `/api/blog-posts/${id}`, {
            ...toCollectionBody(form),
            version,
          }),
    onSuccess: async (collection) => {
      toast({ title: `Collection ${id === null ? "created" : "updated"} successfully` });
      onSaved(collection);
      await refetch(client, "/api/blog-posts");
    },
    onError: (error) => {
      toast({
        title: `Error ${id === null ? "creating" : "updating"} collection`,
        description: error.message,
        variant: "destructive",
      });
      if (!(error instanceof ApiError)) return;
      const current = collectionSchema.safeParse(error.problem?.current);
      if (current.success) onConflict(current.data);
      else tellFields(error, setError);
    },
  });
}

function tellFields({ status, problem }: ApiError, setError: Options["setError"]): void {
  if (status === 409 && problem) setError("slug", { message: problem.message });
  for (const { path, message } of problem?.issues ?? []) {
    if (isField(path)) setError(path, { message });
  }
}

const isField = (path: string): path is FieldPath<CollectionForm> =>
  (path.split(".")[0] ?? "") in EMPTY_COLLECTION;
