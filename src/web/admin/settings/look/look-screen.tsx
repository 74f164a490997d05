import { SettingsScreen } from "../form/settings-screen.tsx";
import { LookField } from "./look-field.tsx";
import { MESSAGES } from "./messages.ts";

export const meta = () => [{ title: `${MESSAGES.title}, Settings` }];

/** Colors and type of all pages. */
export default function LookScreen() {
  return (
    <SettingsScreen
      keys={["look"]}
      lede={MESSAGES.lede}
      name="look"
      preview={{ page: "home" }}
      title={MESSAGES.title}
    >
      <LookField />
    </SettingsScreen>
  );
}
