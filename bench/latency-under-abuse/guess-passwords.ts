import { Agent, request } from "node:http";

// A process of its own: guess-passwords.ts SHOP ATTEMPTS one|many AT-ONCE ROUND. Guesses as fast as it
// is answered, from one address or from many and under many names, and writes how it was answered.
const [shop = "", attempts = "10000", from = "one", atOnce = "50", round = "0"] =
  process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(atOnce) });
const statuses: Record<number, number> = {};
let next = 0;
await Promise.all(Array.from({ length: Number(atOnce) }, guessOn));
agent.destroy();
console.log(JSON.stringify(statuses));

async function guessOn(): Promise<void> {
  while (next < Number(attempts)) {
    const status = await guess((next += 1));
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

function guess(number: number): Promise<number> {
  // No name and no address comes often enough to be refused for it, where they are many.
  const far = `10.${round}.${Math.floor(number / 250)}.${number % 250}`;
  const address = from === "one" ? `10.${round}.255.1` : far;
  const body = JSON.stringify({
    username: `admin${round}-${number % 2500}`,
    password: `guess ${number}`,
  });
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "X-Forwarded-For": address,
  };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(`${shop}/api/admin/login`, { agent, method: "POST", headers }, (answer) => {
    answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
  })
    .on("error", reject)
    .end(body);
  return promise;
}
