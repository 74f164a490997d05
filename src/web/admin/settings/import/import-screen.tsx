import { Link } from "react-router";
import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { MESSAGES } from "./messages.ts";

export const meta = () => [{ title: `${MESSAGES.title}, Settings` }];

/** Ways in and out of the shop, and its former site. */
export default function ImportScreen() {
  return (
    <SettingsScreen keys={["ownDomain"]} lede={MESSAGES.lede} name="import" title={MESSAGES.title}>
      <ul className="settings-links">
        <li>
          <Link className="link" to="/migrate">
            {MESSAGES.fromSite}
          </Link>
        </li>
        <li>
          <Link className="link" to="/admin/dashboard?tab=data">
            {MESSAGES.spreadsheet}
          </Link>
        </li>
      </ul>
      <h2>{MESSAGES.oldSite}</h2>
      <SettingsInput help={MESSAGES.oldSiteHelp} name="ownDomain" />
    </SettingsScreen>
  );
}
