import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { Order } from "#contract/sales/orders.ts";
import type { Route } from "./+types/route.ts";
import { DataTab } from "./data/data-tab.tsx";
import { ProductList } from "../products/list/product-list.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { ToDoTab } from "./to-do/to-do-tab.tsx";
import { MESSAGES } from "./messages.ts";

const TABS = ["to-do", "pieces", "data"] as const;
type TabName = (typeof TABS)[number];
const tabOf = (params: URLSearchParams): TabName =>
  TABS.find((name) => name === params.get("tab")) ?? "to-do";

export const meta: Route.MetaFunction = ({ location }) => [
  { title: MESSAGES.tabs[tabOf(new URLSearchParams(location.search))] },
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
      label={MESSAGES.title}
      isWideOnly
      current={current}
      onSelect={select}
      tabs={[
        {
          name: "to-do",
          label: MESSAGES.tabs["to-do"],
          badge: pending.data?.length ?? 0,
          panel: ToDoTab,
        },
        { name: "pieces", label: MESSAGES.tabs.pieces, panel: PiecesTab },
        { name: "data", label: MESSAGES.tabs.data, panel: DataTab },
      ]}
    />
  );
}

const PiecesTab = () => <ProductList title={MESSAGES.tabs.pieces} />;
