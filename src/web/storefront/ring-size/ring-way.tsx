import {
  formatRingSize,
  MAX_RING_SIZE,
  MIN_RING_SIZE,
  ringDiameter,
} from "#contract/catalogue/rings/ring-size.ts";
import { StepSlider } from "./step-slider.tsx";

type Props = { size: number; pixelsPerMm: number; onChange: (size: number) => void };

/** A disk as wide as the inside of a ring, true to scale. */
export function RingWay({ size, pixelsPerMm, onChange }: Props) {
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
