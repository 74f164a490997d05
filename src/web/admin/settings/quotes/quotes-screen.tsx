import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";

export const meta = () => [{ title: "Quotes, Settings" }];

/** What a new quote starts with. */
export default function QuotesScreen() {
  return (
    <SettingsScreen
      keys={["taxRate", "shippingPromise"]}
      lede="What a new quote starts with."
      name="quotes"
      title="Quotes"
    >
      <SettingsInput
        help="You can change it in each quote. Leave blank to start with the rate of your last quote. Example: 5.3"
        inputMode="decimal"
        name="taxRate"
      />
      <SettingsInput
        help="Customers read it beside the price of shipping. Leave blank to promise nothing. Example: Insured, with a signature"
        name="shippingPromise"
      />
    </SettingsScreen>
  );
}
