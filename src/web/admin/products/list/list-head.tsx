import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { StateCounts } from "#contract/catalogue/inventory.ts";
import { Icon } from "#web/ui/icon.tsx";
import { formatCount } from "#contract/decimals.ts";
import { useDesk } from "../../layout/use-desk.ts";

type ListHeadProps = { title: string; onAdd: () => void };

/** The title, a sentence, and what is done most. */
export function ListHead({ title, onAdd }: ListHeadProps) {
  const { data } = useQuery<StateCounts>({ queryKey: ["/api/inventory/states"] });
  const hasFullAccess = useDesk().user.access === "everything";
  return (
    <header className="cluster inventory-head">
      <div>
        <h1>{title}</h1>
        <p>{data && describeListed(data)}</p>
      </div>
      {hasFullAccess && (
        <Link className="btn quiet inventory-metal" to="/admin/metal-prices">
          Metal prices
        </Link>
      )}
      <button className="btn inventory-add" onClick={onAdd} type="button">
        <Icon name="plus" />
        Add New
      </button>
    </header>
  );
}

/** How many of the pieces visitors can find: "23 of 24 pieces are listed." Empty without pieces. */
export function describeListed(counts: StateCounts): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const listed = total - counts.hidden;
  if (total === 0) return "";
  if (total === 1)
    return listed === 1 ? "Your only piece is listed." : "Your only piece is hidden.";
  if (listed === total) return `All ${formatCount(total)} pieces are listed.`;
  if (listed === 0) return `All ${formatCount(total)} pieces are hidden.`;
  return `${formatCount(listed)} of ${formatCount(total)} pieces are listed.`;
}
