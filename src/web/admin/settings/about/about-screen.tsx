import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";

export const meta = () => [{ title: "About you, Settings" }];

/** What the About page tells. */
export default function AboutScreen() {
  return (
    <SettingsScreen
      from={{ label: "Home page", to: "/admin/settings/home" }}
      keys={["artistStory"]}
      lede="Shown on the About page. The first two paragraphs are on the home page, too."
      name="about"
      preview={{ page: "about" }}
      title="About you"
    >
      <SettingsInput
        help="Leave an empty line to begin a new paragraph."
        name="artistStory"
        rows={14}
      />
    </SettingsScreen>
  );
}
