import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Tag } from "#contract/catalogue/tags.ts";
import type { BulkAction } from "./use-bulk-change.ts";

type Choices = ReadonlyMap<number, "add" | "remove">;

/** Which tags to add and which to remove; the others stay as they are. */
export function TagChoice({ onChange }: { onChange: (action: BulkAction | null) => void }) {
  const { data } = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  const [choices, setChoices] = useState<Choices>(new Map());
  const choose = (id: number, value: string) => {
    const next = new Map(choices);
    if (value === "add" || value === "remove") next.set(id, value);
    else next.delete(id);
    setChoices(next);
    onChange(next.size === 0 ? null : toAction(next));
  };
  return (
    <fieldset className="bulk-tags">
      <legend>Tags</legend>
      <ul>
        {data?.map(({ id, name }) => (
          <li key={id}>
            <label>
              <span>{name}</span>
              <select
                onChange={({ target }) => choose(id, target.value)}
                value={choices.get(id) ?? ""}
              >
                <option value="">No change</option>
                <option value="add">Add</option>
                <option value="remove">Remove</option>
              </select>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function toAction(choices: Choices): BulkAction {
  const chosen = (wanted: "add" | "remove") =>
    [...choices].filter(([, choice]) => choice === wanted).map(([id]) => id);
  return { action: "tags", add: chosen("add"), remove: chosen("remove") };
}
