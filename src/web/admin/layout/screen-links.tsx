import { AccountLinks } from "./account-links.tsx";
import { type Screen, screensFor } from "./navigation.ts";
import { ScreenLink } from "./screen-link.tsx";
import { useDesk } from "./use-desk.ts";

type ScreenLinksProps = { screens: Screen[]; current: Screen | undefined };

/** Links to screens of the admin and out of it. */
export function ScreenLinks({ screens, current }: ScreenLinksProps) {
  const { access } = useDesk().user;
  return (
    <>
      <ul>
        {screensFor(access, screens).map((screen) => (
          <li key={screen.to}>
            <ScreenLink isCurrent={screen === current} screen={screen}>
              <span>{screen.label}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
      <AccountLinks />
    </>
  );
}
