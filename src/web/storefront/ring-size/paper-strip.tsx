import { ringCircumference } from "#contract/catalogue/rings/convert-ring-size.ts";
import "./paper-strip.css";

const STEPS = [
  "Cut out the strip and the slit at the arrow.",
  "Wrap it around your finger, numbers outside, and pull the end through the slit.",
  "Read the US size at the arrow.",
] as const;

/** In millimeters. */
const ARROW = 6;
const WIDTH = 100;
const HEIGHT = 14;
const CONTROL = 50;
const QUARTERS = Array.from({ length: 14 * 4 + 1 }, (_, index) => 1 + index / 4);

/** How to measure with paper, and the strip, which only printing shows, in CSS millimeters. */
export const PaperStrip = () => (
  <section className="ring-size-paper">
    <div className="ring-size-part">
      <h2>Measure with paper</h2>
      <div className="ring-size-work">
        <p>
          Print this page at 100 percent, not “fit to page”. Check the control line with a ruler
          before you measure.
        </p>
        <button className="btn quiet" data-print="" type="button">
          Print the strip
        </button>
        <p className="ring-size-by-browser">Use your browser’s Print command.</p>
      </div>
    </div>
    <div className="ring-size-sheet">
      <h2>Ring sizer</h2>
      <ControlLine />
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Strip />
    </div>
  </section>
);

const ControlLine = () => (
  <>
    <svg aria-hidden height="4mm" viewBox={`0 0 ${CONTROL + 1} 4`} width={`${CONTROL + 1}mm`}>
      <rect height="0.4" width={CONTROL} x="0" y="1.8" />
      <rect height="4" width="0.3" x="0" y="0" />
      <rect height="4" width="0.3" x={CONTROL - 0.3} y="0" />
    </svg>
    <p>This line is 50 mm (1.97 inches) long. If yours isn’t, print again at 100 percent.</p>
  </>
);

/** The end goes through a slit at the arrow: each mark is a circumference away from it. */
const Strip = () => (
  <svg aria-hidden height={`${HEIGHT}mm`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={`${WIDTH}mm`}>
    <path
      className="cut"
      d={`M3 .2H${WIDTH - 4}L${WIDTH - 0.2} 7L${WIDTH - 4} 13.8H3Q.2 13.8 .2 11V3Q.2 .2 3 .2Z`}
    />
    <path className="slit" d={`M${ARROW} 2V12`} />
    <path d={`M${ARROW + 0.6} 7l2 -1.2v2.4Z`} />
    {QUARTERS.map((size) => (
      <Mark key={size} size={size} />
    ))}
  </svg>
);

function Mark({ size }: { size: number }) {
  const at = ARROW + ringCircumference(size);
  const length = Number.isInteger(size) ? 4.5 : Number.isInteger(size * 2) ? 3 : 2;
  return (
    <>
      <rect height={length} width="0.2" x={at - 0.1} y="2" />
      {Number.isInteger(size) && (
        <text textAnchor="middle" x={at} y="9">
          {size}
        </text>
      )}
    </>
  );
}
