import type { Route } from "./+types/home-screen.ts";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { MESSAGES } from "./messages.ts";
import { HomeSections } from "./home-sections.tsx";
import { loadSectionCovers } from "./load-section-covers.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadSectionCovers(context);

export const meta = () => [{ title: `${MESSAGES.home.title}, Settings` }];

/** Order of the home page's sections, and the way to each. */
export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsScreen
      keys={["homeSections"]}
      lede={MESSAGES.home.lede}
      name="home"
      preview={{ page: "home" }}
      title={MESSAGES.home.title}
    >
      <HomeSections covers={loaderData} />
    </SettingsScreen>
  );
}
