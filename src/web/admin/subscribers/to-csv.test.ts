import { expect, it } from "vitest";
import { toCsv } from "./to-csv.ts";

const at = "2026-11-21T10:00:00.000Z";

it("writes a header and rows and escapes formulas", () => {
  const csv = toCsv([
    { id: 1, email: "a@example.com", isActive: true, confirmedAt: at, createdAt: at },
    { id: 2, email: '=cmd|"x"@example.com', isActive: false, confirmedAt: null, createdAt: at },
  ]);
  expect(csv).toBe(
    `email,active,since,confirmed\r\na@example.com,yes,${at},${at}\r\n"'=cmd|""x""@example.com",no,${at},\r\n`,
  );
});
