import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { MESSAGES } from "./messages.ts";

export const meta = () => [{ title: `${MESSAGES.film.title}, Settings` }];

/** The film of the home and About pages. */
export default function FilmScreen() {
  return (
    <SettingsScreen
      from={{ label: MESSAGES.home.title, to: "/admin/settings/home" }}
      keys={["videoUrl", "videoTitle"]}
      lede={MESSAGES.film.lede}
      name="film"
      preview={{ page: "home", part: ".film" }}
      title={MESSAGES.film.title}
    >
      <SettingsInput help={MESSAGES.film.url} name="videoUrl" />
      <SettingsInput name="videoTitle" />
    </SettingsScreen>
  );
}
