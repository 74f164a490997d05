import { formatPrice } from "#contract/decimals.ts";
import "./price.css";

/** A price in running text and captions, in full: "$2,180.00". */
export function Price({ price }: { price: string }) {
  return <span className="price">{formatPrice(price)}</span>;
}

/** A price as a headline, its dollar sign and cents raised; read and copied it is one string. */
export function BigPrice({ price }: { price: string }) {
  const written = formatPrice(price);
  return (
    <p className="price-big">
      <span className="price-dollar">{written.slice(0, 1)}</span>
      {written.slice(1, -3)}
      <span className="price-cents">{written.slice(-3)}</span>
    </p>
  );
}
