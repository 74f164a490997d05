import { AddProduct } from "./add-product.tsx";
import { ConvertProducts } from "./convert-products.tsx";
import { CurrentProducts } from "./current-products.tsx";
import { MESSAGES } from "./messages.ts";
import { WebsiteImport } from "./website-import.tsx";
import "../desk-screen.css";
import "./migrate.css";

export const meta = () => [{ title: MESSAGES.meta }];

export default function MigrateScreen() {
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>{MESSAGES.title}</h1>
          <p>{MESSAGES.lede}</p>
        </div>
      </header>
      <ConvertProducts />
      <WebsiteImport />
      <AddProduct />
      <CurrentProducts />
    </>
  );
}
