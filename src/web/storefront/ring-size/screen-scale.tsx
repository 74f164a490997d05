import { useState } from "react";
import { Choice } from "./choice.tsx";
import { StepSlider } from "./step-slider.tsx";
import { MAX_SCALE, MIN_SCALE, type ScreenScaleState } from "./use-screen-scale.ts";

const OBJECTS = { card: "Bank card", coin: "Quarter" };
type Held = keyof typeof OBJECTS;

/** In millimeters: the short side of a card (ISO/IEC 7810 ID-1), the diameter of a quarter (US Mint). */
const WIDTHS: Record<Held, number> = { card: 53.98, coin: 24.26 };
const CARD_CORNER = 3.18;
/** The height of the drawing in millimeters. */
const SHOWN: Record<Held, number> = { card: 32, coin: 30 };
/** Moves the edge of the card by a quarter of a pixel. */
const STEP = 0.005;

/** Asks for a thing of known size to be held against its drawing. */
export function ScreenScale({ pixelsPerMm, setPixelsPerMm }: ScreenScaleState) {
  const [held, setHeld] = useState<Held>("card");
  const width = WIDTHS[held] * pixelsPerMm;
  return (
    <div className="ring-size-part">
      <div>
        <h2>Set up your screen</h2>
        <p>
          Screens differ. Hold one of these against the drawing and move the slider until the two
          are the same size.
        </p>
      </div>
      <div className="ring-size-work">
        <Choice
          legend="What you hold"
          name="held"
          onChange={setHeld}
          options={OBJECTS}
          value={held}
        />
        <svg
          aria-hidden
          className="ring-size-drawing"
          data-measure="held"
          height={SHOWN[held] * pixelsPerMm}
        >
          {held === "card" ? (
            // Its upper end is off the drawing: the short side alone is compared.
            <rect
              height="200%"
              rx={CARD_CORNER * pixelsPerMm}
              transform={`translate(${-width / 2})`}
              width={width}
              x="50%"
              y="-105%"
            />
          ) : (
            <circle cx="50%" cy="50%" r={width / 2} />
          )}
        </svg>
        <StepSlider
          label="Size of the drawing"
          larger="Larger"
          max={MAX_SCALE}
          min={MIN_SCALE}
          onChange={setPixelsPerMm}
          smaller="Smaller"
          step={STEP}
          value={pixelsPerMm}
          valueText={`${Math.round((pixelsPerMm * 25.4 * 100) / 96)} percent`}
        />
        <p className="ring-size-note">
          {held === "card"
            ? "The short side of the card, edge to edge."
            : "A US quarter, edge to edge."}{" "}
          This browser remembers it for next time.
        </p>
      </div>
    </div>
  );
}
