import { cutTitle } from "./cut-title.ts";
import { useShopFacts } from "./use-shop-facts.ts";
import "./picture-placeholder.css";

/** Stands where a picture is missing or did not arrive: a paper label with the title. */
export function PicturePlaceholder({ title }: { title: string }) {
  const { businessName } = useShopFacts();
  return (
    <span className="picture-placeholder">
      <b>{cutTitle(title)}</b>
      <small>{businessName} Jewelry</small>
    </span>
  );
}
