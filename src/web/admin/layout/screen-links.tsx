import { AccountLinks } from "./account-links.tsx";
import { SCREENS } from "./navigation.ts";
import { ScreenLink } from "./screen-link.tsx";

/** Links to all screens of the admin and out of it. */
export function ScreenLinks() {
  return (
    <>
      <ul>
        {SCREENS.map((screen) => (
          <li key={screen.to}>
            <ScreenLink screen={screen}>
              <span>{screen.label}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
      <AccountLinks />
    </>
  );
}
