import { useQuery } from "@tanstack/react-query";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { Switch } from "../../forms/switch.tsx";
import { HOME_PLACES, type HomePlace } from "../home-places/place-on-home.ts";
import { useHomePlaces } from "../home-places/use-home-places.ts";

/** Which sections of the home page shall show the piece once it is saved. */
export function HomeSwitches() {
  // The home page is not part of pieces and collections.
  if (useDesk().user.access !== "everything") return null;
  return HOME_PLACES.map(({ key, label }) => <HomeSwitch key={key} label={label} place={key} />);
}

function HomeSwitch({ place, label }: { place: HomePlace; label: string }) {
  const { places, toggle } = useHomePlaces();
  const { data } = useQuery<HeroSection[]>({ queryKey: ["/api/hero-sections"] });
  const now = data?.find(({ key }) => key === place)?.title;
  return (
    <Switch
      checked={places.has(place)}
      help={now ? `Now there: ${now}` : undefined}
      label={label}
      onChange={(checked) => toggle(place, checked)}
    />
  );
}
