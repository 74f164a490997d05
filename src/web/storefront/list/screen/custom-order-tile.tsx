import { CustomWorkLink } from "../../inquiry/custom-work-link.tsx";
import { useInquiryShop } from "../../layout/use-inquiry-shop.ts";
import { MESSAGES } from "../messages.ts";
import "./custom-order-tile.css";

/** The last cell of the grid, an offer of custom work; it fills the rest of the last row. */
export function CustomOrderTile() {
  const shop = useInquiryShop();
  if (!shop.email) return null;
  return (
    <li className="custom-order-tile">
      <h3>{MESSAGES.customOrder.title}</h3>
      <p>{MESSAGES.customOrder.text}</p>
      <CustomWorkLink className="go" shop={shop}>
        <span>{MESSAGES.customOrder.ask}</span>
      </CustomWorkLink>
    </li>
  );
}
