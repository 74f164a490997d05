import { useDesk } from "../layout/use-desk.ts";
import { ProductList } from "./list/product-list.tsx";
import { ShopFigures } from "./figures/shop-figures.tsx";

export function ProductsScreen() {
  const hasFullAccess = useDesk().user.access === "everything";
  return <ProductList title="Products">{hasFullAccess && <ShopFigures />}</ProductList>;
}
