import type { PieceFacts } from "#contract/sales/papers.ts";
import { findShapes, type Shape } from "./find-shapes.ts";

const GAP = 12;
const MARGIN = 2;
const TEXT_WIDTH = 18;

/** The inside of a ring and its stone, else the piece's outline: a millimeter here is one on paper. */
export function ActualSize({ piece }: { piece: PieceFacts }) {
  const shapes = findShapes(piece);
  if (shapes.length === 0) return null;
  const tallest = Math.max(...shapes.map(({ height }) => height));
  const placed = placeShapes(shapes);
  const last = placed.at(-1);
  const width = (last ? last.x + Math.max(last.shape.width, TEXT_WIDTH) : 0) + MARGIN;
  const height = tallest + 18;
  return (
    <figure className="actual-size">
      <svg
        aria-hidden="true"
        height={`${height}mm`}
        viewBox={`0 0 ${width} ${height}`}
        width={`${width}mm`}
      >
        {placed.map(({ shape, x }) => (
          <g key={shape.label} transform={`translate(${x} 0)`}>
            <Outline shape={shape} top={MARGIN + (tallest - shape.height) / 2} />
            <Measure shape={shape} y={tallest + 5} />
          </g>
        ))}
      </svg>
      <figcaption>
        <span className="sr">{shapes.map(describe).join("; ")}. </span>
        Shown at actual size.
      </figcaption>
    </figure>
  );
}

function placeShapes(shapes: Shape[]): { shape: Shape; x: number }[] {
  let x = MARGIN;
  return shapes.map((shape) => {
    const placed = { shape, x };
    x += Math.max(shape.width, TEXT_WIDTH) + GAP;
    return placed;
  });
}

function Outline({ shape: { kind, width, height }, top }: { shape: Shape; top: number }) {
  const line = { fill: "none", stroke: "currentColor", strokeWidth: 0.22 };
  if (kind === "rectangle") return <rect {...line} height={height} width={width} x={0} y={top} />;
  return <ellipse {...line} cx={width / 2} cy={top + height / 2} rx={width / 2} ry={height / 2} />;
}

function Measure({ shape: { width, measure, label }, y }: { shape: Shape; y: number }) {
  return (
    <g fill="currentColor" fontSize={3.3}>
      <path
        d={`M0 ${y}h${width}M0 ${y - 1.2}v2.4M${width} ${y - 1.2}v2.4`}
        fill="none"
        stroke="currentColor"
        strokeWidth={0.18}
      />
      <text fontWeight={560} y={y + 6.3}>
        {measure}
      </text>
      <text y={y + 10.8}>{label}</text>
    </g>
  );
}

const describe = ({ label, measure }: Shape): string => `${label}, ${measure}`;
