import { AddProduct } from "./add-product.tsx";
import { ConvertProducts } from "./convert-products.tsx";
import { CurrentProducts } from "./current-products.tsx";
import { WebsiteImport } from "./website-import.tsx";
import "../desk-screen.css";
import "./migrate.css";

export const meta = () => [{ title: "Migrate" }];

export default function MigrateScreen() {
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>Content Migration</h1>
          <p>Import pieces, add them by hand, and turn them into collections.</p>
        </div>
      </header>
      <ConvertProducts />
      <WebsiteImport />
      <AddProduct />
      <CurrentProducts />
    </>
  );
}
