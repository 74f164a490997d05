import { formatPrice } from "#contract/decimals.ts";
import "./price.css";

/** A price in text and captions: "$2,180.00". */
export function Price({ price }: { price: string }) {
  return <span className="price">{formatPrice(price)}</span>;
}

/** A price as a headline with raised dollar sign and cents; it is read aloud and copied as one string. */
export function BigPrice({ price }: { price: string }) {
  const formatted = formatPrice(price);
  return (
    <p className="price-big">
      <span className="price-dollar">{formatted.slice(0, 1)}</span>
      {formatted.slice(1, -3)}
      <span className="price-cents">{formatted.slice(-3)}</span>
    </p>
  );
}
