import { useQuery } from "@tanstack/react-query";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { NewLetter } from "#contract/newsletter/letters.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "../forms/controls.tsx";
import { FormField } from "../forms/form.tsx";

const LetterField = FormField<NewLetter>;

type Props = {
  /** A story's letter announces that story. */
  isStory: boolean;
  chosen: Collection | undefined;
  onChoose: (collection: Collection | undefined) => void;
};

/** What a letter announces, its subject and its text. */
export function LetterFields({ isStory, chosen, onChoose }: Props) {
  return (
    <>
      {!isStory && <CollectionChoice chosen={chosen} onChoose={onChoose} />}
      <LetterField label="Subject" maxLength={200} name="subject" />
      <LetterField
        help={isStory ? "Your story’s photo, title, and summary follow below." : undefined}
        label={isStory ? "Opening lines" : "Letter"}
        maxLength={20_000}
        name="body"
        rows={isStory ? 5 : 10}
      />
    </>
  );
}

type CollectionChoiceProps = {
  chosen: Collection | undefined;
  onChoose: (collection: Collection | undefined) => void;
};

/** Which published collection the letter announces, if any. */
function CollectionChoice({ chosen, onChoose }: CollectionChoiceProps) {
  const { data: choices = [] } = useQuery<Collection[]>({
    queryKey: ["/api/blog-posts?isPublished=true"],
  });
  return (
    <Field
      help="Its photo, title, and description appear below the letter."
      label="Announce a collection"
    >
      <Select
        onChange={({ target }) => onChoose(choices.find(({ id }) => id === Number(target.value)))}
        value={chosen?.id ?? ""}
      >
        <option value="">None</option>
        {choices.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
