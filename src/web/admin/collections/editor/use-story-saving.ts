import { type FormEvent, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { type Collection, collectionSchema } from "#contract/catalogue/collections.ts";
import { isSameJson } from "#contract/canonical-json.ts";
import { useToast } from "#web/ui/toaster.tsx";
import type { ToastAction } from "#web/ui/toast-store.ts";
import { useShare } from "#web/ui/use-share.ts";
import { readTyped } from "../../forms/continue-from.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { fieldIssues } from "../../api-client/field-issues.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import type { useTagLinks } from "./use-tag-links.ts";
import { toCollectionForm, type CollectionForm, toCollectionBody } from "./collection-form.ts";
import type { useCollectionForm } from "./use-collection-form.ts";

type Options = {
  state: ReturnType<typeof useCollectionForm>;
  /** The collection as it was opened or saved last; null for a new one. */
  opened: Collection | null;
  /** The collection as it is stored now, with its tags. */
  collection: Collection | null;
  links: ReturnType<typeof useTagLinks>;
  onSaved: (collection: Collection, request: SaveRequest) => void;
  /** Called with the fields that were refused, and with none for a conflict. */
  onRefused: (fields: string[]) => void;
};
type Sending = { isPublishing?: boolean; staysOpen?: boolean };

/** Saving and publishing a story, and what to do about a version that somebody else saved meanwhile. */
export function useStorySaving(options: Options) {
  const { state, opened, collection, links, onSaved, onRefused } = options;
  const { form } = state;
  const [theirs, setTheirs] = useState<Collection | null>(null);
  const save = useSaveCollection({
    id: opened?.id ?? null,
    form,
    onSaved: (saved, request) => {
      setTheirs(null);
      links.resetVersion();
      onSaved(saved, request);
    },
    onConflict: (current) => {
      onRefused([]);
      setTheirs(current);
    },
    onRefused,
  });
  const version = () =>
    theirs?.version ??
    (opened && collection ? links.versionOf(opened.version, collection.version) : undefined);
  const send = ({ isPublishing = false, staysOpen = false }: Sending = {}, event?: FormEvent) =>
    form.handleSubmit(
      (values) => {
        const isPublished = isPublishing || values.isPublished;
        form.setValue("isPublished", isPublished, { shouldDirty: true });
        save.mutate({
          values: { ...values, isPublished },
          sent: readTyped(form),
          version: version(),
          staysOpen,
        });
      },
      (errors) => onRefused(Object.keys(errors)),
    )(event);
  const merge = (current: Collection) =>
    opened && mergeEdits(toCollectionForm(opened), form.getValues(), toCollectionForm(current));
  return {
    isPending: save.isPending,
    theirs,
    send,
    merge,
    keepBoth: (current: Collection) => {
      form.reset(merge(current) ?? form.getValues(), { keepDefaultValues: true });
      void send();
    },
  };
}

/**
 * Two edits of one collection put together: my value of each field that I changed, else theirs. null when
 * both changed a field, each in another way.
 */
export function mergeEdits(
  before: CollectionForm,
  mine: CollectionForm,
  theirs: CollectionForm,
): CollectionForm | null {
  const fields = Object.keys(before) as (keyof CollectionForm)[];
  const changed = fields.filter((field) => !isSameJson(mine[field], before[field]));
  const isContested = changed.some(
    (field) => !isSameJson(theirs[field], before[field]) && !isSameJson(theirs[field], mine[field]),
  );
  if (isContested) return null;
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}

type SaveOptions = {
  /** null for a new collection. */
  id: number | null;
  form: UseFormReturn<CollectionForm>;
  onSaved: (collection: Collection, request: SaveRequest) => void;
  /** Called when the collection was changed elsewhere since it was opened. */
  onConflict: (current: Collection) => void;
  /** Called with the fields that the server refused. */
  onRefused: (fields: string[]) => void;
};
type SaveRequest = {
  values: CollectionForm;
  /** What was typed then; `values` are parsed. */
  sent: CollectionForm;
  version?: number | undefined;
  /** Whether the editor goes on with what was saved. */
  staysOpen?: boolean;
};

/** Creates or updates a collection and shows field errors in the form. */
function useSaveCollection({ id, form, onSaved, onConflict, onRefused }: SaveOptions) {
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
