import { useFormContext } from "react-hook-form";
import { useQuery } from "@tanstack/react-query";
import type { Collection } from "#contract/catalogue/collections.ts";
import { Field } from "#web/ui/field.tsx";
import { FormField } from "../../forms/form.tsx";
import { Select } from "../../forms/controls.tsx";
import type { SectionValues } from "./section-values.ts";

const SectionField = FormField<SectionValues>;

const isEntered = (title: unknown) =>
  (typeof title === "string" && title.trim() !== "") || "Enter a headline.";

/** The headline of a section, which it must have. */
export const Headline = () => (
  <SectionField
    help="Keep it short. Six words or fewer fit on a phone."
    label="Headline"
    maxLength={255}
    name="title"
    options={{ validate: isEntered }}
  />
);

/** The text beneath the headline. */
export const SectionText = () => (
  <SectionField label="Text" maxLength={500} name="subtitle" rows={3} />
);

/** What the button of a section says and where it leads. */
export function SectionButton() {
  const { watch, setValue } = useFormContext<SectionValues>();
  return (
    <div className="settings-pair">
      <SectionField label="Button text" maxLength={100} name="buttonText" />
      <ButtonLinkField
        id="section-buttonLink"
        onChange={(buttonLink) => setValue("buttonLink", buttonLink, { shouldDirty: true })}
        value={watch("buttonLink")}
      />
    </div>
  );
}

type Props = { id: string; value: string; onChange: (link: string) => void };

const PAGES = [
  { to: "/products", name: "All pieces" },
  { to: "/collections", name: "All collections" },
  { to: "/about", name: "About you" },
];

/** Where a button of the home page leads. A link that was set elsewhere stays a choice. */
function ButtonLinkField({ id, value, onChange }: Props) {
  const { data: collections = [] } = useQuery<Collection[]>({
    queryKey: ["/api/blog-posts?isPublished=true"],
  });
  const stories = collections.map(({ slug, title }) => ({
    to: `/collections/${slug}`,
    name: `Collection: ${title}`,
  }));
  const known = [...PAGES, ...stories];
  const links = known.some(({ to }) => to === value)
    ? known
    : [...known, { to: value, name: value }];
  return (
    <Field id={id} label="Button links to">
      <Select
        onChoose={onChange}
        options={links.map(({ to, name }) => ({ value: to, label: name }))}
        value={value}
      />
    </Field>
  );
}
