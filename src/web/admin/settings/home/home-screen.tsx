import { SettingsScreen } from "../form/settings-screen.tsx";
import { MESSAGES } from "./messages.ts";
import { HomeSections } from "./home-sections.tsx";

export const meta = () => [{ title: `${MESSAGES.home.title}, Settings` }];

/** Order of the home page's sections, and the way to each. */
export default function HomeScreen() {
  return (
    <SettingsScreen
      keys={["homeSections"]}
      lede={MESSAGES.home.lede}
      name="home"
      preview={{ page: "home" }}
      title={MESSAGES.home.title}
    >
      <HomeSections />
    </SettingsScreen>
  );
}
