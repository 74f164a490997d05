import { SettingsScreen } from "../form/settings-screen.tsx";
import { LookField } from "./look-field.tsx";

const TITLE = "Colors and type";

export const meta = () => [{ title: `${TITLE}, Settings` }];

/** Colors and type of all pages. */
export default function LookScreen() {
  return (
    <SettingsScreen
      keys={["look"]}
      lede="Three looks, each tuned as a whole. Your photos, words, and addresses stay as they are."
      name="look"
      preview={{ page: "home" }}
      title={TITLE}
    >
      <LookField />
    </SettingsScreen>
  );
}
