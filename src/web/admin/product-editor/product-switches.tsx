import { useQuery } from "@tanstack/react-query";
import type { HeroSection } from "#contract/hero-sections.ts";
import { Switch } from "../forms/switch.tsx";
import { HOME_PLACES, type HomePlace } from "./place-on-home.ts";
import { SwitchField } from "./switch-field.tsx";
import { useHomePlaces } from "./use-home-places.ts";

/** The switches of a piece: listed, custom, home page sections. */
export function ProductSwitches() {
  return (
    <div>
      <SwitchField name="isActive" />
      <SwitchField name="isCustomDesign" />
      {HOME_PLACES.map(({ key, label }) => (
        <HomeSwitch key={key} label={label} place={key} />
      ))}
    </div>
  );
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
