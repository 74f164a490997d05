import type { ReactNode } from "react";
import { type CatalogQuery, formatCatalogQuery } from "#contract/catalogue/catalog-query.ts";

type Props = { path: string; query: CatalogQuery; children: ReactNode };

/** A form whose button leads to a list; without scripts, too. */
export const ListForm = ({ path, query, children }: Props) => (
  <form action={path} data-list-form>
    {[...formatCatalogQuery(query)].map(([name, value]) => (
      <input key={name + value} name={name} type="hidden" value={value} />
    ))}
    {children}
  </form>
);
