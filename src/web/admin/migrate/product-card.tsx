import { Link } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** A piece of the shop; its name links to the editor. */
export function ProductCard({
  product,
  categoryName,
}: {
  product: Product;
  categoryName: string | undefined;
}) {
  const [picture] = product.media;
  const star = (
    <span className="product-card-star">
      <Icon name="star" />
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
      <p className="product-card-facts">
        <span>{categoryName ?? "No category"}</span>
        <span className="num">{formatPrice(product.price)}</span>
      </p>
      {product.description && <p className="product-card-words">{product.description}</p>}
      {!product.isActive && <span className="dot hidden">Hidden</span>}
    </li>
  );
}
