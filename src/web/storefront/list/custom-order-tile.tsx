import { useLayoutData } from "../layout/use-layout-data.ts";
import "./custom-order-tile.css";

/** The last cell of the grid, an offer of custom work; it fills the rest of the last row. */
export function CustomOrderTile() {
  const { email } = useLayoutData().settings;
  if (!email) return null;
  return (
    <li className="custom-order-tile">
      <h3>Not quite the one?</h3>
      <p>
        Most pieces can be made again in another metal, another size, or around a stone of your own.
      </p>
      <a className="go" href={`mailto:${email}`}>
        <span>Write to the bench</span>
      </a>
    </li>
  );
}
