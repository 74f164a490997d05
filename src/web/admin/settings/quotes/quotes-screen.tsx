import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { QUOTE_SETTINGS_WORDS } from "./messages.ts";

const words = QUOTE_SETTINGS_WORDS;

export const meta = () => [{ title: `${words.title}, Settings` }];

/** What a new quote starts with. */
export default function QuotesScreen() {
  return (
    <SettingsScreen
      keys={["taxRate", "shippingPromise"]}
      lede={words.lede}
      name="quotes"
      title={words.title}
    >
      <SettingsInput help={words.taxRate} inputMode="decimal" name="taxRate" />
      <SettingsInput help={words.shippingPromise} name="shippingPromise" />
    </SettingsScreen>
  );
}
