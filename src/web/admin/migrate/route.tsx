import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { countOf } from "#contract/count-of.ts";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { formatCount, formatPrice } from "#contract/decimals.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { usePagedList } from "../api-client/use-paged-list.ts";
import { QueryList } from "../list/query-list.tsx";
import { ShowMoreButton } from "../list/show-more-button.tsx";
import { NamedOptions } from "../forms/controls.tsx";
import { AddProduct } from "./add-product.tsx";
import { ConvertProducts } from "./convert-products.tsx";
import { WebsiteImport } from "./website-import.tsx";
import "../desk-screen.css";
import "./migrate.css";

const PER_PAGE = 24;

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

/** The pieces of the shop. */
function CurrentProducts() {
  const { data: categories = [] } = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const [categoryId, setCategoryId] = useState("");
  const products = usePagedList<Product>(
    categoryId ? `/api/products?categoryId=${categoryId}` : "/api/products",
    PER_PAGE,
  );
  const { items, total } = products;
  return (
    <section aria-labelledby="current" className="desk-part current-products">
      <h2 id="current">Current Products</h2>
      <div className="stack migrate-body">
        <div className="desk-tools">
          <select
            aria-label="Category"
            onChange={({ target }) => setCategoryId(target.value)}
            value={categoryId}
          >
            <option value="">All Categories</option>
            <NamedOptions items={categories} />
          </select>
          <output className="muted">{items && countOf(total, "product")}</output>
        </div>
        <QueryList
          query={products}
          items={items}
          empty={
            <p className="migrate-empty">
              No products found. Start adding your authentic products above.
            </p>
          }
          pagination={
            products.hasNextPage && (
              <div className="desk-buttons">
                <ShowMoreButton list={products} />
                <span className="migrate-shown muted">
                  {`${formatCount(items?.length ?? 0)} of ${formatCount(total)}`}
                </span>
              </div>
            )
          }
        >
          {(loaded) => (
            <ul aria-label="Current Products" className="product-cards">
              {loaded.map((product) => (
                <ProductCard
                  categoryName={categories.find(({ id }) => id === product.categoryId)?.name}
                  key={product.id}
                  product={product}
                />
              ))}
            </ul>
          )}
        </QueryList>
      </div>
    </section>
  );
}

/** A piece of the shop; its name links to the editor. */
function ProductCard({
  product,
  categoryName,
}: {
  product: Product;
  categoryName: string | undefined;
}) {
  const [picture] = product.media;
  const star = (
    <span className="center muted product-card-star">
      <DeskIcon name="star" />
    </span>
  );
  return (
    <li className="product-card">
      <span className="product-card-picture">
        {picture ? (
          <Picture
            isDecorative
            fallback={star}
            key={picture.url}
            picture={picture}
            sizes="(min-width: 768px) 240px, 50vw"
          />
        ) : (
          star
        )}
      </span>
      <h3>
        <Link to={`/admin?edit=${product.id}`}>{product.name}</Link>
      </h3>
      <p className="cluster small product-card-facts">
        <span>{categoryName ?? "No category"}</span>
        <span className="num">{formatPrice(product.price)}</span>
      </p>
      {product.description && (
        <p className="muted small product-card-words">{product.description}</p>
      )}
      {!product.isActive && <span className="dot hidden">Hidden</span>}
    </li>
  );
}
