import { useDesk } from "../layout/use-desk.ts";
import { DatabaseTools } from "./database-tools.tsx";
import { ProductList } from "./product-list.tsx";
import { StatsSummary } from "./stats-summary.tsx";

export function ProductsScreen() {
  const hasFullAccess = useDesk().user.access === "everything";
  return (
    <ProductList title="Products">
      {hasFullAccess && <StatsSummary />}
      {hasFullAccess && <DatabaseTools />}
    </ProductList>
  );
}
