import { countOf } from "#contract/count-of.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { formatCount } from "#contract/decimals.ts";
import { usePagedList } from "../api-client/use-paged-list.ts";
import { QueryList } from "../list/query-list.tsx";
import { ShowMoreButton } from "../list/show-more-button.tsx";
import { ProductCard } from "./product-card.tsx";
import { NamedOptions } from "../forms/named-options.tsx";

const PER_PAGE = 24;

/** The pieces of the shop. */
export function CurrentProducts() {
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
      <div className="migrate-body">
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
