import { useQuery } from "@tanstack/react-query";
import type { Collection } from "#contract/catalogue/collections.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "./forms/controls.tsx";

type Props = { id: string; value: string; onChange: (link: string) => void };

const PAGES = [
  { to: "/products", name: "All pieces" },
  { to: "/collections", name: "All collections" },
  { to: "/about", name: "About you" },
];

/** Where a button of the home page leads. A link that was set elsewhere stays a choice. */
export function ButtonLinkField({ id, value, onChange }: Props) {
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
