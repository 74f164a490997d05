/** Lines of an address. */
export function Lines({ lines }: { lines: string[] }) {
  return [...lines.entries()].map(([index, line]) => (
    <span key={`${index} ${line}`} className="sheet-line">
      {line}
    </span>
  ));
}
