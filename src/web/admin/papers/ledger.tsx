export type LedgerRow = [label: string, text: string | null];

/** Facts with a hairline between them; a blank one is left out. */
export function Ledger({ rows }: { rows: LedgerRow[] }) {
  return (
    <dl className="ledger">
      {rows.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text.charAt(0).toUpperCase() + text.slice(1)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
