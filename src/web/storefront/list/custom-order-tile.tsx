import { CustomWorkLink } from "../inquiry/custom-work-link.tsx";
import { useInquiryShop } from "../layout/use-inquiry-shop.ts";
import "./custom-order-tile.css";

/** The last cell of the grid, an offer of custom work; it fills the rest of the last row. */
export function CustomOrderTile() {
  const shop = useInquiryShop();
  if (!shop.email) return null;
  return (
    <li className="custom-order-tile">
      <h3>Not quite the one?</h3>
      <p>
        Most pieces can be made again in another metal, another size, or around a stone of your own.
      </p>
      <CustomWorkLink className="go" shop={shop}>
        <span>Write to the bench</span>
      </CustomWorkLink>
    </li>
  );
}
