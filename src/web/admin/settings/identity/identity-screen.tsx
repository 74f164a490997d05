import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { SettingsSwitch } from "../form/settings-switch.tsx";
import { LogoField } from "./logo-field.tsx";
import { PortraitField } from "./portrait-field.tsx";
import { TabIconField } from "./tab-icon-field.tsx";
import "./identity.css";

export const meta = () => [{ title: "Your shop, Settings" }];

/** Name and description of the shop. */
export default function IdentityScreen() {
  return (
    <SettingsScreen
      keys={[
        "businessName",
        "showTrademark",
        "headerMark",
        "logo",
        "tabIcon",
        "portrait",
        "artistName",
        "blurb",
        "skuPattern",
      ]}
      lede="Your name, logo, and portrait, as visitors see them."
      name="identity"
      preview={{ page: "home" }}
      title="Your shop"
    >
      <SettingsInput autoComplete="organization" name="businessName" required />
      <SettingsSwitch help="Only if you use it as a trademark." name="showTrademark" />
      <LogoField />
      <TabIconField />
      <PortraitField />
      <SettingsInput
        help="Shown on your collections and the About page."
        name="artistName"
        required
      />
      <SettingsInput
        help="Shown at the bottom of every page and in search results."
        name="blurb"
        rows={3}
      />
      <h2>New pieces</h2>
      <SettingsInput
        help="Example: {category}-{number}. {initials} are those of your shop’s name. Leave blank to fill in none."
        name="skuPattern"
      />
    </SettingsScreen>
  );
}
