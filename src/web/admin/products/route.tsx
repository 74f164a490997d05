import { InventoryScreen } from "./products-screen.tsx";

export const meta = () => [{ title: "Products" }];

export default function Inventory() {
  return <InventoryScreen />;
}
