import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";

export const meta = () => [{ title: "Film, Settings" }];

/** The film of the home and About pages. */
export default function FilmScreen() {
  return (
    <SettingsScreen
      from={{ label: "Home page", to: "/admin/settings/home" }}
      keys={["videoUrl", "videoTitle"]}
      lede="It loads only when a visitor presses play."
      name="film"
      preview={{ page: "home", part: ".film" }}
      title="Film"
    >
      <SettingsInput
        help="A YouTube or Vimeo link, or a film file of this site. Leave blank for no film."
        name="videoUrl"
      />
      <SettingsInput name="videoTitle" />
    </SettingsScreen>
  );
}
