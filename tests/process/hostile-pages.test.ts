import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import routes from "#web/routes.ts";
import { PAGES } from "#web/storefront/serve/pages.ts";
import { pathsOf } from "#tests/support/paths-of.ts";
import { admin, signInToShop } from "#tests/support/shop-client.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";

/** On a machine busy with other tests, where the hash of a password waits for its turn. */
const SLOW_MS = 3000;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

let shop: ShopServer;
let folder: string;
let cookie: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-hostile-"));
  shop = await startShop({
    DATA_DIR: folder,
    SAMPLE_DATA: "never",
    ADMIN_PASSWORD: admin.password,
    TRUST_PROXY: "1",
  });
  ({ cookie } = await signInToShop(shop.baseURL));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

type Attack = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=x";
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Type and content of bodies that no form sends. */
const BODIES: [name: string, type: string | null, body: string | Buffer][] = [
  ["nothing", FORM, ""],
  ["no type", null, "email=a%40example.com"],
  ["JSON", "application/json", '{"email":{"$ne":null}}'],
  ["text", "text/plain", "email=a@example.com"],
  [
    "XML that names an entity of its own",
    "application/xml",
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ],
  ["the same key a thousand times", FORM, "email=a%40example.com&".repeat(700)],
  ["a key in brackets", FORM, "email[]=a&email[$ne]=b&__proto__[x]=1&constructor.prototype.x=1"],
  ["a percent sign that encodes nothing", FORM, "email=%&username=%zz&password=%e0%a4"],
  ["bytes that are no UTF-8", FORM, Buffer.from([0x65, 0x3d, 0xff, 0xfe, 0xc0, 0x80])],
  ["nested markup", FORM, `email=${"<b>".repeat(5000)}`],
  ["angle brackets", FORM, `email=${"<".repeat(15_000)}&username=${"<".repeat(500)}`],
  ["a text of at signs", FORM, `email=${"a@".repeat(7000)}`],
  ["a NUL", FORM, "email=a%00%40example.com&username=a%00&password=%00"],
  ["half of a character", FORM, "email=%ED%A0%80%40example.com&username=%ED%A0%80"],
  ["an unknown charset", `${FORM}; charset=utf-7`, "email=+ADw-"],
  ["a compressed body", FORM, gzipSync("email=a@example.com")],
  ["parts without an end", MULTIPART, part("email", "a@example.com")],
  ["parts without a boundary", "multipart/form-data", part("email", "a")],
  [
    "a file as a field",
    MULTIPART,
    '--x\r\nContent-Disposition: form-data; name="email"; filename="../../a.txt"\r\n\r\nabc\r\n--x--\r\n',
  ],
  ["a thousand parts", MULTIPART, `${part("email", "a").repeat(200)}--x--\r\n`],
  ["more than a form may have", FORM, `email=${"a".repeat(20_000)}`],
];

const QUERIES = [
  "search=%00&page=-1&sort=constructor",
  "search=%ED%A0%80&category=1e309&price=__proto__",
  "tagIds=1&tagIds=1&tagIds=%27+or+1%3D1--&tagIds=99999999999999999999",
  "page=9007199254740993&page=0&page=NaN",
  `search=${"a*".repeat(2000)}`,
  `search=${encodeURIComponent('" OR "" NEAR(') + encodeURIComponent("<script>alert(1)</script>")}`,
  "tagIds=1&".repeat(800),
  "next=//evil.example/%0d%0aSet-Cookie:a=b&subscribed=%3Cscript%3E",
  "_routes=..%2F..%2Fsecret&index&_data=root",
];

const SEGMENTS = [
  "0",
  "-1",
  "1.5",
  "1e3",
  "99999999999999999999",
  "%00",
  "%ff",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "%ED%A0%80",
  "constructor",
  "__proto__",
  "'%20or%201=1--",
  "%3Cscript%3E",
  "a".repeat(3000),
  "x.data",
];

const HEADERS: Record<string, string>[] = [
  { Accept: "a".repeat(4000), "Accept-Encoding": "br;q=x, *;q=2, gzip;;;" },
  { Range: "bytes=0-1,".repeat(500), "If-None-Match": '"'.repeat(3000) },
  { "If-Modified-Since": "yesterday", "X-Forwarded-For": "';drop table", Host: "evil.example" },
  { Cookie: `session=${"%".repeat(2000)}; session=b; device=%00; =`, Origin: "null" },
];

const screens = pathsOf(routes);
const pages = [...Object.keys(PAGES), ...screens, "/nowhere/at/all"];
const fill = (page: string, segment: string) => page.replace(/:\w+/, segment);
const plain = pages.map((page) => fill(page, "1"));
const parameterized = pages.filter((page) => page.includes(":"));
const METHODS = ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "HEAD"];

/** One router reads what is sent to the desk: a screen is sent a third of it, three side by side all of it. */
const attacksOn = <T>(page: string, all: T[]): T[] =>
  screens.includes(page) ? all.filter((_, index) => index % 3 === screens.indexOf(page) % 3) : all;

/** The pages that take what a form sends; the others refuse any body before they read it. */
async function findForms(): Promise<Set<string>> {
  const forms = new Set<string>();
  for (const page of plain) {
    const { status } = await send({ method: "POST", path: page }, true);
    if (status !== 405) forms.add(page);
  }
  return forms;
}

function attacks(forms: Set<string>): Attack[] {
  return [
    ...plain.flatMap((page, place) =>
      (forms.has(page) ? BODIES : BODIES.filter((_, index) => index % 7 === place % 7)).map(
        ([, type, body]) => ({
          method: "POST",
          path: page,
          body,
          headers: type === null ? {} : { "Content-Type": type },
        }),
      ),
    ),
    ...pages.flatMap((page) =>
      attacksOn(page, QUERIES).map((query) => ({ path: `${fill(page, "1")}?${query}` })),
    ),
    ...screens.flatMap((screen) =>
      attacksOn(screen, QUERIES).map((query) => ({ path: `${fill(screen, "1")}.data?${query}` })),
    ),
    ...parameterized.flatMap((page) =>
      attacksOn(page, SEGMENTS).flatMap((segment) => [
        { path: fill(page, segment) },
        { path: `${fill(page, segment)}.data` },
        {
          method: "POST",
          path: fill(page, segment),
          headers: { "Content-Type": FORM },
          body: "a=1",
        },
      ]),
    ),
    ...pages.flatMap((page) =>
      attacksOn(page, HEADERS).map((headers) => ({ path: fill(page, "1"), headers })),
    ),
    ...pages.flatMap((page) =>
      attacksOn(page, METHODS).map((method) => ({ method, path: fill(page, "1") })),
    ),
  ];
}

let visitor = 0;

/** From another address each time, so that no rate limit is met. */
async function send(attack: Attack, session: boolean) {
  visitor += 1;
  const started = performance.now();
  const sending = request(`${shop.baseURL}/`, {
    agent: false,
    method: attack.method ?? "GET",
    path: attack.path,
    headers: {
      "X-Forwarded-For": `198.18.${Math.floor(visitor / 250) % 250}.${visitor % 250}`,
      ...(session && { Cookie: cookie }),
      ...attack.headers,
    },
  });
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    sending.once("error", reject);
    sending.once("response", resolve);
    sending.end(attack.body);
  });
  const body = await text(incoming);
  const milliseconds = performance.now() - started;
  const { statusCode: status = 0, headers } = incoming;
  return { status, body, location: headers.location ?? "", milliseconds };
}

const INSIDE = /\bSQLITE|node_modules|\n\s+at |kysely|TypeError:|RangeError:|root:x:0/;

test.each([
  ["a visitor", false],
  ["the desk's session", true],
])("no page or form fails, stalls or leads away when attacked by %s", async (_, session) => {
  const wrong: unknown[] = [];
  const forms = await findForms();
  expect(forms.size).toBeGreaterThan(3);
  for (const attack of attacks(forms)) {
    let response = await send(attack, session);
    // A machine that stalls is not an attack: one that costs too much is slow each time.
    for (let again = 0; again < 2 && response.milliseconds > SLOW_MS; again += 1)
      response = await send(attack, session);
    const leadsAway =
      response.location !== "" &&
      new URL(response.location, shop.baseURL).origin !== new URL(shop.baseURL).origin;
    const isWrong =
      response.status >= 500 ||
      response.milliseconds > SLOW_MS ||
      leadsAway ||
      INSIDE.test(response.body) ||
      response.body.includes("<script>alert(1)");
    const { status, milliseconds, location } = response;
    if (isWrong) wrong.push({ ...attack, status, milliseconds, location });
  }
  expect(wrong.slice(0, 10)).toEqual([]);
});
