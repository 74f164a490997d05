import type { Route } from "./+types/home-screen.ts";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { HomeSections } from "./home-sections.tsx";
import { loadSectionCovers } from "./load-section-covers.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadSectionCovers(context);

export const meta = () => [{ title: "Home page, Settings" }];

/** Order of the home page's sections, and the way to each. */
export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsScreen
      keys={["homeSections"]}
      lede="Drag to reorder. Turn off what you don’t need. Select a section to edit it."
      name="home"
      preview={{ page: "home" }}
      title="Home page"
    >
      <HomeSections covers={loaderData} />
    </SettingsScreen>
  );
}
