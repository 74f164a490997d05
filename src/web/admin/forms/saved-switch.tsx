import type { ComponentProps } from "react";
import { Switch } from "./switch.tsx";

type Props = Omit<ComponentProps<typeof Switch>, "checked" | "onChange"> & {
  /** As it is stored. */
  isOn: boolean;
  /** An action with a `scope`, so that each press is saved after the one before. */
  save: {
    isPending: boolean;
    variables: boolean | undefined;
    mutate: (isOn: boolean) => void;
  };
};

/**
 * A switch that is saved when it is pressed. It shows the press at once, and saving disables neither it nor another:
 * the next press would be lost.
 */
export function SavedSwitch({ isOn, save, ...props }: Props) {
  return (
    <Switch
      {...props}
      checked={(save.isPending ? save.variables : undefined) ?? isOn}
      onChange={(next) => save.mutate(next)}
    />
  );
}
