import { convertRingSize, RING_SIZES } from "#contract/catalogue/rings/convert-ring-size.ts";
import { formatRingSize, ringDiameter } from "#contract/catalogue/rings/ring-size.ts";
import "./size-table.css";

/** Rows of one of the three tables, which stand side by side where there is room. */
const ROWS = Math.ceil(RING_SIZES.length / 3);
const TABLES = [0, 1, 2].map((index) => RING_SIZES.slice(index * ROWS, (index + 1) * ROWS));

/** All sizes in the four systems. */
export const SizeTable = () => (
  <section className="ring-size-table">
    <h2>Ring sizes</h2>
    <p>
      EU sizes are the inside of the ring in millimeters around. UK and Japanese sizes are the
      nearest.
    </p>
    <div>
      {TABLES.map((sizes) => (
        <Part key={sizes[0]} sizes={sizes} />
      ))}
    </div>
  </section>
);

function Part({ sizes }: { sizes: number[] }) {
  const [first = 0] = sizes;
  const last = sizes.at(-1) ?? first;
  return (
    <table>
      <caption className="sr">{`US ${formatRingSize(first)} to ${formatRingSize(last)}`}</caption>
      <thead>
        <tr>
          {["US", "UK", "EU", "Japan", "Across"].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <Row key={size} size={size} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ size }: { size: number }) {
  const sizes = convertRingSize(size);
  return (
    <tr>
      <th scope="row">{sizes.us}</th>
      <td>{sizes.uk}</td>
      <td>{sizes.eu}</td>
      <td>{sizes.jp ?? <span className="sr">None</span>}</td>
      <td>{ringDiameter(size).toFixed(1)}&nbsp;mm</td>
    </tr>
  );
}
