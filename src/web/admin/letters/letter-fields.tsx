import type { UseFormReturn } from "react-hook-form";
import { useQuery } from "@tanstack/react-query";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { NewLetter } from "#contract/newsletter/letters.ts";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../forms/field-aria-props.ts";

type Props = {
  form: UseFormReturn<NewLetter>;
  /** A story's letter announces that story. */
  isStory: boolean;
  chosen: Collection | undefined;
  onChoose: (collection: Collection | undefined) => void;
};

/** What a letter announces, its subject and its text. */
export function LetterFields({ form, isStory, chosen, onChoose }: Props) {
  const { errors } = form.formState;
  const describe = (name: "subject" | "body", hasHelp = false) => ({
    id: `letter-${name}`,
    ...fieldAriaProps(`letter-${name}`, errors[name]?.message, hasHelp),
    ...form.register(name),
  });
  return (
    <>
      {!isStory && <CollectionChoice chosen={chosen} onChoose={onChoose} />}
      <Field error={errors.subject?.message} id="letter-subject" label="Subject">
        <input maxLength={200} type="text" {...describe("subject")} />
      </Field>
      <Field
        error={errors.body?.message}
        id="letter-body"
        label={isStory ? "Opening lines" : "Letter"}
        {...(isStory && { help: "Your story’s photo, title, and summary follow below." })}
      >
        <textarea
          dir="auto"
          maxLength={20_000}
          rows={isStory ? 5 : 10}
          {...describe("body", isStory)}
        />
      </Field>
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
