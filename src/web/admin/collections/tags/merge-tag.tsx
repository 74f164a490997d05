import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Tag } from "#contract/catalogue/tags.ts";
import { Field } from "#web/ui/field.tsx";
import { useMergeTag } from "./use-merge-tag.ts";
import { NamedOptions } from "../../forms/named-options.tsx";
import { MESSAGES } from "./messages.ts";

/** Merges a tag into another one. */
export function MergeTag({ tag, onMerged }: { tag: Tag; onMerged: () => void }) {
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  const [chosen, setChosen] = useState("");
  const merge = useMergeTag(tag, onMerged);
  const others = (tags.data ?? []).filter(({ id }) => id !== tag.id);
  const into = others.find(({ id }) => String(id) === chosen);
  return (
    <div className="tag-merge">
      <Field id="tag-merge" label={MESSAGES.mergeInto} help={MESSAGES.mergeHelp(tag.name)}>
        <select
          id="tag-merge"
          aria-describedby="tag-merge-help"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{MESSAGES.chooseTag}</option>
          <NamedOptions items={others} />
        </select>
      </Field>
      <button
        className="btn quiet"
        type="button"
        disabled={!into || merge.isPending}
        onClick={() => into && merge.mutate(into)}
      >
        {MESSAGES.merge}
      </button>
    </div>
  );
}
