import { Agent, request } from "node:http";

// A process of its own: send-spam.ts SHOP COUNT one|many AT-ONCE. Sends the inquiry form as fast as it is
// answered, from one address or from many, and writes how it was answered.
const [shop = "", count = "10000", from = "one", atOnce = "50"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(atOnce) });
const statuses: Record<number, number> = {};
const { token } = (await (await fetch(`${shop}/api/inquiries/token`)).json()) as { token: string };
let next = 0;
await Promise.all(Array.from({ length: Number(atOnce) }, sendOn));
agent.destroy();
console.log(JSON.stringify(statuses));

async function sendOn(): Promise<void> {
  while (next < Number(count)) {
    const status = await send((next += 1));
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

function send(number: number): Promise<number> {
  const body = JSON.stringify({
    name: "Best Prices",
    email: `seller-${number}@spam.example`,
    message: `Buy https://a.example https://b.example https://c.example https://d.example ${"x".repeat(3000)} ${number}`,
    topic: number % 2 === 0 ? "casino" : "",
    token,
  });
  const far = `10.9.${Math.floor(number / 250)}.${number % 250}`;
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "X-Forwarded-For": from === "one" ? "10.8.0.1" : far,
  };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(`${shop}/api/inquiries`, { agent, method: "POST", headers }, (answer) => {
    answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
  })
    .on("error", reject)
    .end(body);
  return promise;
}
