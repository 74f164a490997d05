import { expect, test } from "vitest";
import { listPostgresHosts } from "./postgres-hosts.ts";

test("lists the hosts of an address in their order, each with everything else of it", () => {
  const rest = "/shop?sslmode=require&target_session_attrs=read-write";
  expect(listPostgresHosts(`postgres://ada:p%40ss,word@db1:5432,[::1],db3:6432${rest}`)).toEqual([
    `postgres://ada:p%40ss,word@db1:5432${rest}`,
    `postgres://ada:p%40ss,word@[::1]${rest}`,
    `postgres://ada:p%40ss,word@db3:6432${rest}`,
  ]);
  expect(listPostgresHosts("postgresql://a,b/shop")).toEqual([
    "postgresql://a/shop",
    "postgresql://b/shop",
  ]);
});

test.each([
  "postgres://ada:secret@db:5432/shop",
  "postgres://ada:a,b@db/shop",
  "postgresql:///shop?host=/var/run/postgresql",
])("leaves an address of one host as it is: %s", (address) => {
  expect(listPostgresHosts(address)).toEqual([address]);
});
