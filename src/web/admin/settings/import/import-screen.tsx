import { Link } from "react-router";
import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";

const TITLE = "Import and export";

export const meta = () => [{ title: `${TITLE}, Settings` }];

/** Ways in and out of the shop, and its former site. */
export default function ImportScreen() {
  return (
    <SettingsScreen
      keys={["ownDomain"]}
      lede="Spreadsheets, other shops, full export."
      name="import"
      title={TITLE}
    >
      <ul className="stack-close">
        <li>
          <Link className="link" to="/migrate">
            Import pieces from a website or another shop
          </Link>
        </li>
        <li>
          <Link className="link" to="/admin/dashboard?tab=data">
            Import a spreadsheet, or export everything
          </Link>
        </li>
        <li>
          <Link className="link" to="/admin/move">
            Move from another shop
          </Link>
        </li>
      </ul>
      <h2>Your old site</h2>
      <SettingsInput
        help="Photos that are still on this domain are shown from there. Example: your-shop.example"
        name="ownDomain"
      />
    </SettingsScreen>
  );
}
