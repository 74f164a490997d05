import { ProductsScreen } from "./products-screen.tsx";

export const meta = () => [{ title: "Products" }];

export default function ProductsRoute() {
  return <ProductsScreen />;
}
