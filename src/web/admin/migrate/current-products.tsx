import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { usePagedList } from "../api-client/use-paged-list.ts";
import { QueryList } from "../list/query-list.tsx";
import { ShowMoreButton } from "../list/show-more-button.tsx";
import { MESSAGES } from "./messages.ts";
import { ProductCard } from "./product-card.tsx";
import { NamedOptions } from "../forms/named-options.tsx";

const PER_PAGE = 24;
const { current } = MESSAGES;

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
      <h2 id="current">{current.title}</h2>
      <div className="migrate-body">
        <div className="desk-tools">
          <select
            aria-label={current.category}
            onChange={({ target }) => setCategoryId(target.value)}
            value={categoryId}
          >
            <option value="">{current.allCategories}</option>
            <NamedOptions items={categories} />
          </select>
          <output className="muted">{items && current.count(total)}</output>
        </div>
        <QueryList
          query={products}
          items={items}
          empty={<p className="migrate-empty">{current.none}</p>}
          pagination={
            products.hasNextPage && (
              <div className="desk-buttons">
                <ShowMoreButton list={products} />
                <span className="migrate-shown muted">
                  {current.shown(items?.length ?? 0, total)}
                </span>
              </div>
            )
          }
        >
          {(loaded) => (
            <ul aria-label={current.title} className="product-cards">
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
