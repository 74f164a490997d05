import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { Order } from "#contract/sales/orders.ts";
import type { Route } from "./+types/route.ts";
import { DataTab } from "./data/data-tab.tsx";
import { ProductList } from "../products/list/product-list.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { ToDoTab } from "./to-do/to-do-tab.tsx";

const TAB_LABELS = { "to-do": "To-Do List", pieces: "Jewelry Pieces", data: "Data Management" };

const TABS = ["to-do", "pieces", "data"] as const;
type TabName = (typeof TABS)[number];
const tabOf = (params: URLSearchParams): TabName =>
  TABS.find((name) => name === params.get("tab")) ?? "to-do";

export const meta: Route.MetaFunction = ({ location }) => [
  { title: TAB_LABELS[tabOf(new URLSearchParams(location.search))] },
];

/** The dashboard's tabs. The search parameter `tab` names the current one. */
export default function DashboardScreen() {
  const [params, setParams] = useSearchParams();
  const pending = useQuery<Order[]>({ queryKey: ["/api/orders?status=pending"] });
  const current = tabOf(params);
  const select = (name: TabName) =>
    setParams(name === "to-do" ? {} : { tab: name }, { preventScrollReset: true, replace: true });
  return (
    <Tabs
      label="Dashboard"
      isWideOnly
      current={current}
      onSelect={select}
      tabs={[
        {
          name: "to-do",
          label: TAB_LABELS["to-do"],
          badge: pending.data?.length ?? 0,
          panel: ToDoTab,
        },
        { name: "pieces", label: TAB_LABELS.pieces, panel: PiecesTab },
        { name: "data", label: TAB_LABELS.data, panel: DataTab },
      ]}
    />
  );
}

const PiecesTab = () => <ProductList title={TAB_LABELS.pieces} />;
