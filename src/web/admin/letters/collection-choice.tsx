import { useQuery } from "@tanstack/react-query";
import type { Collection } from "#contract/catalogue/collections.ts";
import { Field } from "#web/ui/field.tsx";

type Props = {
  chosen: Collection | undefined;
  onChoose: (collection: Collection | undefined) => void;
};

/** Which published collection the letter announces, if any. */
export function CollectionChoice({ chosen, onChoose }: Props) {
  const { data: choices = [] } = useQuery<Collection[]>({
    queryKey: ["/api/blog-posts?isPublished=true"],
  });
  return (
    <Field
      help="Its photo, title, and description appear below the letter."
      id="letter-collection"
      label="Announce a collection"
    >
      <select
        aria-describedby="letter-collection-help"
        id="letter-collection"
        onChange={({ target }) => onChoose(choices.find(({ id }) => id === Number(target.value)))}
        value={chosen?.id ?? ""}
      >
        <option value="">None</option>
        {choices.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </Field>
  );
}
