/** Beside the list while no conversation is open. */
export default function InboxStart() {
  return (
    <div className="inbox-start">
      <p>Choose an inquiry to read it.</p>
      <p>J and K move through the list, Enter opens, R replies.</p>
    </div>
  );
}
