import { useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { type Collection, collectionSchema } from "#contract/catalogue/collections.ts";
import { useToast } from "#web/ui/toaster.tsx";
import type { ToastAction } from "#web/ui/toast-store.ts";
import { useShare } from "#web/ui/use-share.ts";
import { ApiError } from "../../../api-client/api-error.ts";
import { setFieldErrors } from "../../../forms/set-field-errors.ts";
import { callApi } from "../../../api-client/call-api.ts";
import { refetch } from "../../../api-client/refetch.ts";
import { type CollectionForm, toCollectionBody } from "./collection-form.ts";
import { fieldIssues } from "../../../api-client/field-issues.ts";
import { useAction } from "../../../use-action.ts";
import { useErrorToast } from "../../../use-error-toast.ts";

type Options = {
  /** null for a new collection. */
  id: number | null;
  form: UseFormReturn<CollectionForm>;
  onSaved: (collection: Collection, request: SaveRequest) => void;
  /** Called when the collection was changed elsewhere since it was opened. */
  onConflict: (current: Collection) => void;
  /** Called with the fields that the server refused. */
  onRefused: (fields: string[]) => void;
};
export type SaveRequest = {
  values: CollectionForm;
  /** What was typed then; `values` are parsed. */
  sent: CollectionForm;
  version?: number | undefined;
  /** Whether the editor goes on with what was saved. */
  staysOpen?: boolean;
};

/** Creates or updates a collection and shows field errors in the form. */
export function useSaveCollection({ id, form, onSaved, onConflict, onRefused }: Options) {
  const client = useQueryClient();
  const { toast } = useToast();
  const actions = useCollectionActions();
  const showError = useErrorToast();
  return useAction({
    mutationFn: ({ values, version }: SaveRequest) =>
      id === null
        ? callApi<Collection>("POST", "/api/blog-posts", toCollectionBody(values))
        : callApi<Collection>("PUT", `/api/blog-posts/${id}`, {
            ...toCollectionBody(values),
            version,
          }),
    onSuccess: async (collection, request) => {
      onSaved(collection, request);
      toast({
        title: id === null ? "Collection created successfully" : "Collection updated successfully",
        ...(!request.staysOpen && { action: actions(collection) }),
      });
      await refetch(client, "/api/blog-posts");
    },
    onError: (error) => {
      showError(id === null ? "Error creating collection" : "Error updating collection", error);
      if (!(error instanceof ApiError)) return;
      const current = collectionSchema.safeParse(error.problem?.current);
      if (current.success) onConflict(current.data);
      else if (error.status === 409) {
        onRefused(["slug"]);
        form.setError(
          "slug",
          { message: error.problem?.message ?? error.message },
          { shouldFocus: true },
        );
      } else {
        const fields = Object.keys(fieldIssues(error)).map((path) => path.split(".")[0] ?? "");
        if (fields.length > 0) onRefused(fields);
        setFieldErrors(form, error);
      }
    },
  });
}

/** What the toast offers for a saved collection. A draft has no public page to share. */
function useCollectionActions(): (collection: Collection) => ToastAction[] {
  const navigate = useNavigate();
  const share = useShare();
  return ({ id, slug, title, isPublished }) => {
    const path = `/collections/${slug}`;
    const url = new URL(path, location.origin).href;
    return [
      { label: "Open", onPress: () => void navigate(`/admin/collections?edit=${id}`) },
      { label: "View", onPress: () => void window.open(path, "_blank", "noopener") },
      ...(isPublished ? [{ label: "Share", onPress: () => void share({ title, url }) }] : []),
    ];
  };
}
