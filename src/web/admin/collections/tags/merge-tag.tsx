import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Tag } from "#contract/catalogue/tags.ts";
import { Field } from "#web/ui/field.tsx";
import type { Deleted } from "#contract/operations/trash.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { Select } from "../../forms/controls.tsx";
import { NamedOptions } from "../../forms/named-options.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetchTagged } from "./refetch-tagged.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

/** Merges a tag into another one. */
export function MergeTag({ tag, onMerged }: { tag: Tag; onMerged: () => void }) {
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  const [chosen, setChosen] = useState("");
  const merge = useMergeTag(tag, onMerged);
  const others = (tags.data ?? []).filter(({ id }) => id !== tag.id);
  const into = others.find(({ id }) => String(id) === chosen);
  return (
    <div className="tag-merge">
      <Field
        label="Merge into"
        help={`Everything tagged ${tag.name} gets the other tag; this one goes to the trash.`}
      >
        <Select onChange={({ target }) => setChosen(target.value)} value={chosen}>
          <option value="">Choose a tag</option>
          <NamedOptions items={others} />
        </Select>
      </Field>
      <button
        className="btn quiet"
        type="button"
        disabled={!into || merge.isPending}
        onClick={() => into && merge.mutate(into)}
      >
        Merge
      </button>
    </div>
  );
}

/** Replaces a tag by another one everywhere and moves it to the trash. */
function useMergeTag(tag: Tag, onMerged: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (into: Tag) =>
      callApi<Deleted>("POST", `/api/tags/${tag.id}/merge`, { intoId: into.id }),
    onSuccess: async (_deleted, into) => {
      toast({
        title: "Tags merged",
        description: `Everything tagged ${tag.name} is now tagged ${into.name}.`,
      });
      onMerged();
      await refetchTagged(client);
    },
    onError: (error) => showError("Error merging tags", error),
  });
}
