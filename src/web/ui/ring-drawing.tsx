import "./ring-drawing.css";

/** A working drawing of a plain ring on green, where a shop has no photo of its own yet. */
export function RingDrawing() {
  return (
    <div className="ring-drawing">
      <svg aria-hidden="true" viewBox="0 0 520 520">
        <path d="M260 22v424M18 234h484" strokeDasharray="14 5 2 5" />
        <circle className="ring-edge" cx="260" cy="234" r="168" />
        <circle className="ring-edge" cx="260" cy="234" r="138" />
        <circle cx="260" cy="234" r="153" strokeDasharray="3 5" />
        <path d="M122 234V478M398 234V478" />
        <path d="M122 466h276M130 461l-8 5 8 5M390 461l8 5-8 5" />
        <path d="M141.2 115.2 90 64H38M141.2 105v10.2h-10.2" />
        <path d="m316 290 41.6 41.6M357.6 321.4v10.2h-10.2M432 406l-53.2-53.2M378.8 363v-10.2h10.2" />
        <text textAnchor="middle" x="260" y="496">
          17.3 mm
        </text>
        <text x="38" y="55">
          1.8 mm
        </text>
      </svg>
    </div>
  );
}
