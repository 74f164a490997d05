import { describe, expect, test } from "vitest";
import { createLog } from "./create-log.ts";

function linesOf(level: Parameters<typeof createLog>[0]) {
  const lines: string[] = [];
  const log = createLog(level, (line) => lines.push(line));
  return { log, parsed: () => lines.map((line): unknown => JSON.parse(line)), lines };
}

describe("log", () => {
  test("writes one JSON object per line with time, level, msg and the fields", () => {
    const { log, parsed, lines } = linesOf("info");
    log.info("shop\nopen", { port: 3000 });
    expect(lines[0]).toMatch(/^[^\n]+\n$/);
    expect(parsed()).toEqual([
      { time: expect.any(String), level: "info", msg: "shop\nopen", port: 3000 },
    ]);
  });

  test("redacts secrets in addresses anywhere in a line", () => {
    const { log, lines } = linesOf("info");
    log.error("failed", {
      path: "/feeds/s3cret/meta.csv",
      key: "/collections/story?x=1&preview=s3cret",
      page: "/inquiries/s3cret, /waiting-list/s3cret and /quotes/s3cret, unlike /api/inquiries/12 and /admin/inquiries/12",
      error: new Error('No route matches "/unsubscribe/s3cret".', {
        cause: new Error("GET /preview/s3cret?a=1"),
      }),
    });
    expect(lines.join("")).not.toContain("s3cret");
    expect(lines.join("")).toContain("/feeds/[redacted]/meta.csv");
    expect(lines.join("")).toContain("/api/inquiries/12 and /admin/inquiries/12");
  });

  test("redacts email addresses and the values of rows that the database refuses", () => {
    const { log, lines } = linesOf("info");
    const refused = "550 5.1.1 <ida@Quillfeather.example>: User unknown";
    const error = Object.assign(new Error(`Can't send mail - ${refused}`), {
      response: refused,
      rejected: ["ida@quillfeather.example", "idá@quillfeather"],
      detail: "Failing row contains (1, Ida Quillfeather).",
      cause: new Error("RCPT TO:<ida@quillfeather.example>"),
    });
    log.warn("mail delivery failed", { error, to: "to=ida@quillfeather.example" });
    expect(lines.join("")).not.toMatch(/quillfeather/i);
    expect(lines.join("")).toContain("550 5.1.1 <[redacted]>: User unknown");
    expect(lines.join("")).toContain("log.test.ts");
  });

  test("drops lines below the level", () => {
    const { log, parsed } = linesOf("warn");
    log.debug("a");
    log.info("b");
    log.warn("c");
    log.error("d");
    expect(parsed()).toMatchObject([{ msg: "c" }, { msg: "d" }]);
  });

  test("writes an error with its message, stack, code and cause", () => {
    const { log, parsed } = linesOf("info");
    const error = Object.assign(new Error("lost", { cause: new Error("cut") }), { code: "E1" });
    log.error("failed", { error });
    expect(parsed()).toMatchObject([
      {
        error: {
          name: "Error",
          message: "lost",
          code: "E1",
          stack: expect.stringContaining("log.test.ts"),
          cause: { message: "cut" },
        },
      },
    ]);
  });

  test("redacts secrets at any depth", () => {
    const { log, lines } = linesOf("info");
    log.info("request", {
      password: "hunter2",
      headers: { Cookie: "sid=hunter2", authorization: "Bearer hunter2" },
      platform: [{ credentials: { key: "hunter2" }, consumerKey: "hunter2" }],
      SESSION_SECRET: "hunter2",
    });
    expect(lines.join("")).not.toContain("hunter2");
    expect(lines.join("")).toContain("[redacted]");
  });

  test("writes dates, big integers and circular references", () => {
    const { log, parsed } = linesOf("info");
    const circle: Record<string, unknown> = { when: new Date(0), big: 5n };
    circle["self"] = circle;
    log.info("odd", { circle });
    expect(parsed()).toMatchObject([
      { circle: { when: "1970-01-01T00:00:00.000Z", big: "5", self: "[circular]" } },
    ]);
  });
});
