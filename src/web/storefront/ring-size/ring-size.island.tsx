import { useId, useState } from "react";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import {
  formatRingSize,
  MAX_RING_SIZE,
  MIN_RING_SIZE,
  ringDiameter,
} from "#contract/catalogue/rings/ring-size.ts";
import { findSizeAround } from "#contract/catalogue/rings/convert-ring-size.ts";
import { Field } from "#web/ui/field.tsx";
import type { AskedPiece, InquiryShop } from "../inquiry/inquiry-about.ts";
import { Choice } from "./choice.tsx";
import { FoundSize } from "./found-size.tsx";
import { StepSlider } from "./step-slider.tsx";
import { ScreenScale } from "./screen-scale.tsx";
import { parseLength } from "./parse-length.ts";
import { useScreenScale } from "./use-screen-scale.ts";

/** Millimeters in each. */
const UNITS = { ["mm"]: 1, ["inches"]: 25.4 };

const WAYS = { ring: "I have a ring", string: "I have a string" };

type Way = keyof typeof WAYS;

/** A common size of women's rings, to begin with. */
const FIRST_SIZE = 7;

type Props = { piece: AskedPiece | null; shop: InquiryShop };

/** Measures on the screen. Hidden without scripts. */
export default function ScreenMeasure({ piece, shop }: Props) {
  const scale = useScreenScale();
  const [way, setWay] = useState<Way>("ring");
  const [ringSize, setRingSize] = useState(FIRST_SIZE);
  const [stringSize, setStringSize] = useState<number | null>(null);
  return (
    // What is chosen before it is heard would be lost.
    <fieldset className="ring-size-screen" disabled={!useHydrated()}>
      {way === "ring" && <ScreenScale {...scale} />}
      <div className="ring-size-part">
        <h2>Measure</h2>
        <div className="ring-size-work">
          <Choice legend="What you have" name="way" onChange={setWay} options={WAYS} value={way} />
          {way === "ring" ? (
            <RingWay onChange={setRingSize} pixelsPerMm={scale.pixelsPerMm} size={ringSize} />
          ) : (
            <StringWay onChange={setStringSize} />
          )}
        </div>
      </div>
      <FoundSize piece={piece} shop={shop} size={way === "ring" ? ringSize : stringSize} />
    </fieldset>
  );
}

type RingWayProps = { size: number; pixelsPerMm: number; onChange: (size: number) => void };

/** A disk as wide as the inside of a ring, true to scale. */
function RingWay({ size, pixelsPerMm, onChange }: RingWayProps) {
  // With room for the largest and its band.
  const room = (ringDiameter(MAX_RING_SIZE) + 8) * pixelsPerMm;
  return (
    <>
      <p>
        Lay a ring that fits on the disk. Move the slider until the disk just fills the inside of
        the ring.
      </p>
      <svg aria-hidden className="ring-size-drawing" data-measure="ring" height={room}>
        <circle cx="50%" cy="50%" r={(ringDiameter(size) * pixelsPerMm) / 2} />
      </svg>
      <StepSlider
        label="Ring size"
        larger="A quarter size larger"
        max={MAX_RING_SIZE}
        min={MIN_RING_SIZE}
        onChange={onChange}
        smaller="A quarter size smaller"
        step={0.25}
        value={size}
        valueText={`US ${formatRingSize(size)}`}
      />
    </>
  );
}

type Unit = keyof typeof UNITS;

/** The length around the finger as a size. */
function StringWay({ onChange }: { onChange: (size: number | null) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [unit, setUnit] = useState<Unit>("mm");
  const find = (typed: string, unit: Unit) => findSizeAround(parseLength(typed) * UNITS[unit]);
  const update = (typed: string, chosen: Unit) => {
    setText(typed);
    setUnit(chosen);
    onChange(find(typed, chosen));
  };
  const problem = text.trim() === "" ? undefined : describeProblem(text, find(text, unit));
  return (
    <>
      <p>
        Wrap a string or a strip of paper around your finger. Mark where it meets, lay it flat, and
        measure with a ruler.
      </p>
      <div className="ring-size-length">
        <Field error={problem} id={id} label="Length">
          <input
            aria-describedby={problem && `${id}-error`}
            aria-invalid={problem !== undefined}
            autoComplete="off"
            id={id}
            inputMode="decimal"
            maxLength={12}
            onChange={(event) => update(event.currentTarget.value, unit)}
            value={text}
          />
        </Field>
        <Field id={`${id}-unit`} label="Unit">
          <select
            id={`${id}-unit`}
            onChange={(event) => update(text, event.currentTarget.value as Unit)}
            value={unit}
          >
            {Object.keys(UNITS).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Field>
      </div>
    </>
  );
}

function describeProblem(text: string, size: number | null): string | undefined {
  if (Number.isNaN(parseLength(text))) return "Enter a number, like 54 or 2.125.";
  return size === null
    ? "Ring sizes go from 38 to 77 mm (1.5 to 3.05 inches). Measure again."
    : undefined;
}
