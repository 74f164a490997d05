import { type ComponentProps, useState } from "react";
import { FilterChips } from "./filter-chips.tsx";
import { StateTabs } from "./state-tabs.tsx";
import { TableFilters } from "./table-filters.tsx";

type Props = Omit<ComponentProps<typeof TableFilters>, "isOpen" | "onToggle">;

/** Everything that narrows the list: states, chips, search and choices. */
export function InventoryFilters(props: Props) {
  const { query, onChange, categories, tags } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="inventory-tabs">
        <StateTabs onChange={(state) => onChange({ state })} state={query.state} />
        <FilterChips
          categories={categories}
          isFolded={!isOpen}
          onChange={onChange}
          query={query}
          tags={tags}
        />
      </div>
      <TableFilters {...props} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
    </>
  );
}
