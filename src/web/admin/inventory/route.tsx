import { InventoryScreen } from "./inventory-screen.tsx";

export const meta = () => [{ title: "Products" }];

export default function Inventory() {
  return <InventoryScreen />;
}
