import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { StateCounts } from "#contract/catalogue/inventory.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { describeListed } from "./describe-listed.ts";

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
