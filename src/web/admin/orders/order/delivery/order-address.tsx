/** A postal address, laid out as on an envelope. */
export function OrderAddress({
  title,
  address,
}: {
  title: string;
  address: Record<string, string>;
}) {
  const { line1, line2, city, state, postalCode, country } = address;
  const place = [[city, state].filter(Boolean).join(", "), postalCode].filter(Boolean).join(" ");
  return (
    <div>
      <h3>{title}</h3>
      <address>
        {[line1, line2, place, country].filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </address>
    </div>
  );
}
