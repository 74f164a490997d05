import { useState } from "react";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { AskedPiece, InquiryShop } from "../inquiry/inquiry-about.ts";
import { Choice } from "./choice.tsx";
import { FoundSize } from "./found-size.tsx";
import { RingWay } from "./ring-way.tsx";
import { ScreenScale } from "./screen-scale.tsx";
import { StringWay } from "./string-way.tsx";
import { useScreenScale } from "./use-screen-scale.ts";

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
