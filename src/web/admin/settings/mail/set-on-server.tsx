export function SetOnServer({ from }: { from: string }) {
  return (
    <section aria-labelledby="mail-on-server" className="mail-form">
      <h2 id="mail-on-server">Set on your server</h2>
      <p>{`Whoever runs your server set up email there. It’s sent from ${from}, and can only be changed on the server.`}</p>
    </section>
  );
}
