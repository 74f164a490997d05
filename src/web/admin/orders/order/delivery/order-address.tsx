import { type CustomerAddress, toAddressLines } from "#contract/sales/customer-addresses.ts";

/** A postal address under a heading. */
export function OrderAddress({ title, address }: { title: string; address: CustomerAddress }) {
  return (
    <div>
      <h3>{title}</h3>
      <AddressLines address={address} />
    </div>
  );
}

/** A postal address, laid out as on an envelope. */
export const AddressLines = ({ address }: { address: CustomerAddress }) => (
  <address>
    {toAddressLines(address).map((text) => (
      <span key={text}>{text}</span>
    ))}
  </address>
);
