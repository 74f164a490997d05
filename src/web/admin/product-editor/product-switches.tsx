import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext } from "react-hook-form";
import type { HeroSection } from "#contract/hero-sections.ts";
import { Switch } from "../forms/switch.tsx";
import { HOME_PLACES, type HomePlace } from "./place-on-home.ts";
import type { ProductFormValues } from "./product-form-values.ts";
import { useHomePlaces } from "./use-home-places.ts";

/** What is so or not so of a piece in the shop. */
export function ProductSwitches() {
  const { control } = useFormContext<ProductFormValues>();
  return (
    <div>
      <Controller
        control={control}
        name="isActive"
        render={({ field }) => (
          <Switch checked={field.value} label="Listed in the shop" onChange={field.onChange} />
        )}
      />
      <Controller
        control={control}
        name="isCustomDesign"
        render={({ field }) => (
          <Switch checked={field.value} label="Custom Design" onChange={field.onChange} />
        )}
      />
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
