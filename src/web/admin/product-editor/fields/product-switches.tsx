import { HomeSwitches } from "./home-switches.tsx";
import { SwitchField } from "./switch-field.tsx";

/** The switches of a piece: listed, custom, home page sections. */
export function ProductSwitches() {
  return (
    <div>
      <SwitchField name="isActive" />
      <SwitchField name="isCustomDesign" />
      <HomeSwitches />
    </div>
  );
}
