import { useDesk } from "../layout/use-desk.ts";
import { ProductList } from "./list/product-list.tsx";
import { DatabaseCard } from "./figures/database-card.tsx";

export function ProductsScreen() {
  const hasFullAccess = useDesk().user.access === "everything";
  return <ProductList title="Products">{hasFullAccess && <DatabaseCard />}</ProductList>;
}
