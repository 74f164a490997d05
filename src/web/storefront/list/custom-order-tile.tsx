import { useLayoutData } from "../layout/use-layout-data.ts";
import "./custom-order-tile.css";

/** The paper cell at the end of the tray; it fills what the last row has left. */
export function CustomOrderTile() {
  const { email } = useLayoutData().settings;
  return (
    <li className="not-quite">
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
