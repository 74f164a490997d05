import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { SettingsSwitch } from "../form/settings-switch.tsx";
import { LogoField } from "./logo-field.tsx";
import { MESSAGES } from "./messages.ts";
import { PortraitField } from "./portrait-field.tsx";
import { TabIconField } from "./tab-icon-field.tsx";
import "./identity.css";

export const meta = () => [{ title: `${MESSAGES.title}, Settings` }];

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
      lede={MESSAGES.lede}
      name="identity"
      preview={{ page: "home" }}
      title={MESSAGES.title}
    >
      <SettingsInput autoComplete="organization" name="businessName" required />
      <SettingsSwitch help={MESSAGES.trademark} name="showTrademark" />
      <LogoField />
      <TabIconField />
      <PortraitField />
      <SettingsInput help={MESSAGES.artistName} name="artistName" required />
      <SettingsInput help={MESSAGES.blurb} name="blurb" rows={3} />
      <h2>{MESSAGES.newPieces}</h2>
      <SettingsInput help={MESSAGES.skuPattern} name="skuPattern" />
    </SettingsScreen>
  );
}
