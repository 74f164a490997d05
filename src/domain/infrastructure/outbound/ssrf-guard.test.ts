import type { OutboundClient } from "../../services/outbound-client.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { serveLocally } from "#tests/support/local-server.ts";
import type { Resolve } from "./ssrf-guard.ts";
import { createOutboundClient } from "./outbound-client.ts";

const opened: OutboundClient[] = [];
afterEach(async () => {
  for (const outbound of opened.splice(0)) await outbound.close();
});

function open(allow: string[], resolve?: Resolve): OutboundClient {
  const outbound = createOutboundClient({ allow, ...(resolve && { resolve }) });
  opened.push(outbound);
  return outbound;
}

const local = "127.0.0.1";

describe("the outbound client refuses", () => {
  test.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://0x7f.1/",
    "http://127.0.0.1./",
    "http://１２７.0.0.1/",
    "http://127。0。0。1/",
    "http://0.0.0.0/",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.100.100.200/latest/meta-data/",
    "http://168.63.129.16/",
    "http://198.18.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:a9fe:a9fe]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::10.0.0.1]/",
    "http://[64:ff9b:1::1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:0:7f00:1::]/",
    "http://[fc00::1]/",
    "http://[fd00:ec2::254]/",
    "http://[fe80::1]/",
    "http://[fec0::1]/",
    "http://[ff02::1]/",
    "http://localhost/",
    "http://LOCALHOST./",
    "http://shop.localhost/",
    "http://printer.local/",
    "http://metadata.google.internal/",
    "ftp://example.com/a.jpg",
    "file:///etc/passwd",
    "data:text/plain,a",
    "http://admin:secret@example.com/",
    "no address at all",
  ])("%s", async (address) => {
    const resolve = vi.fn<Resolve>((_, callback) => callback(null, []));
    await expect(open([], resolve).fetch(address)).rejects.toMatchObject({ code: "unprocessable" });
    expect(resolve).not.toHaveBeenCalled();
  });

  test.each([
    ["a private address", [local]],
    ["one of several", ["93.184.215.14", "10.0.0.1"]],
    ["an IPv4-mapped IPv6 address", ["::ffff:169.254.169.254"]],
  ])("a hostname that resolves to %s", async (_, addresses) => {
    const resolve: Resolve = (__, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );
    await expect(open([], resolve).fetch("http://example.com/")).rejects.toMatchObject({
      code: "unprocessable",
      message: "example.com is a private address. The shop only fetches from public ones.",
    });
  });

  test("DNS rebinding: it resolves once and connects to that address", async () => {
    const { port } = await serveLocally((_, response) => response.end("inside"));
    const answers = ["127.0.0.2", local];
    const resolve = vi.fn<Resolve>((_, callback) =>
      callback(null, [{ address: answers.shift() ?? local, family: 4 }]),
    );
    const outbound = open([`rebind.test:${port}`], resolve);
    // Nothing listens on the first address; a second lookup would reach the server.
    await expect(outbound.fetch(`http://rebind.test:${port}/`)).rejects.toMatchObject({
      code: "bad-gateway",
    });
    expect(resolve).toHaveBeenCalledOnce();
  });

  test("a redirect to a private address in any spelling", async () => {
    const other = await serveLocally((_, response) => response.end("inside"));
    const { url, port } = await serveLocally((request, response) =>
      response.writeHead(302, { Location: decodeURIComponent(request.url!.slice(1)) }).end(),
    );
    const outbound = open([`${local}:${port}`]);
    const targets = [
      other.url,
      `http://2130706433:${other.port}/`,
      `http://[::ffff:7f00:1]:${other.port}/`,
      "http://169.254.169.254/",
      "file:///etc/passwd",
    ];
    for (const target of targets) {
      const response = outbound.fetch(`${url}/${encodeURIComponent(target)}`);
      await expect(response).rejects.toMatchObject({ code: "unprocessable" });
    }
  });

  test("a redirect that the caller's mayFetch refuses", async () => {
    const { url, port } = await serveLocally((_, response) =>
      response.writeHead(302, { Location: "https://elsewhere.example/" }).end(),
    );
    const mayFetch = ({ hostname }: URL) => hostname === local;
    await expect(open([`${local}:${port}`]).fetch(url, { mayFetch })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});
