import path from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const s3 = {
  S3_ENDPOINT: "https://s3.example.com",
  S3_BUCKET: "pictures",
  S3_REGION: "us-east-1",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "key",
};

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error("The value was accepted.");
}

describe("an empty environment", () => {
  test("gives every variable its documented default", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: new URL("http://localhost:3000"),
      dataDir: path.resolve("data"),
      adminUsername: "admin",
      sampleData: "first-run",
      workers: 1,
      trustProxy: 0,
      outboundAllow: [],
      logLevel: "info",
    });
  });

  test("reads an empty string as unset", () => {
    expect(readConfig({ PORT: "", PUBLIC_URL: " ", DATABASE_URL: "", S3_BUCKET: "" })).toEqual(
      readConfig({}),
    );
  });

  test("derives the public address from the port", () => {
    expect(readConfig({ PORT: "8080" }).publicUrl.href).toBe("http://localhost:8080/");
  });
});

describe("valid values", () => {
  test("are read from every variable", () => {
    const config = readConfig({
      PORT: "80",
      HOST: "::",
      PUBLIC_URL: "https://shop.example",
      DATA_DIR: "/srv/shop",
      DATABASE_URL: "postgres://u:p@db/shop",
      ADMIN_USERNAME: "greta",
      ADMIN_PASSWORD: " spaces stay ",
      SAMPLE_DATA: "never",
      SESSION_SECRET: "0123456789abcdef",
      ENCRYPTION_KEY: "fedcba9876543210",
      BACKUP_PASSPHRASE: "twelve letters",
      WORKERS: "4",
      METRICS_TOKEN: "a-token-of-16-characters",
      ...s3,
      SMTP_URL: "smtp://mail.example:587",
      MAIL_FROM: "Fernhill <hello@shop.example>",
      TRUST_PROXY: "2",
      OUTBOUND_ALLOW: "127.0.0.1:8080, Shop.local,[::1]:90",
      LOG_LEVEL: "warn",
    });
    expect(config).toEqual({
      port: 80,
      host: "::",
      publicUrl: new URL("https://shop.example"),
      dataDir: path.resolve("/srv/shop"),
      databaseUrl: "postgres://u:p@db/shop",
      adminUsername: "greta",
      adminPassword: " spaces stay ",
      sampleData: "never",
      sessionSecret: "0123456789abcdef",
      encryptionKey: "fedcba9876543210",
      backupPassphrase: "twelve letters",
      workers: 4,
      metricsToken: "a-token-of-16-characters",
      s3: {
        endpoint: "https://s3.example.com",
        bucket: "pictures",
        region: "us-east-1",
        accessKeyId: "id",
        secretAccessKey: "key",
      },
      mail: { smtpUrl: "smtp://mail.example:587", from: "Fernhill <hello@shop.example>" },
      trustProxy: 2,
      outboundAllow: ["127.0.0.1:8080", "shop.local", "[::1]:90"],
      logLevel: "warn",
    });
  });

  test("include a database address with a socket", () => {
    const url = "postgresql:///shop?host=/var/run/postgresql";
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });
});

test.each([
  "postgres://ada:secret@db1:5432,db2:5432/shop?target_session_attrs=read-write",
  "postgres://db1,db2/shop",
])("takes a database of several hosts: %s", (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test.each([
  "postgres://db1:5432,db2:port/shop",
  "postgres://db1,db2/shop?target_session_attrs=standby",
])("refuses a database that the shop can't write to: %s", (url) => {
  expect(refusal({ DATABASE_URL: url })).toContain("it takes a PostgreSQL address");
});

test.each([
  ["DATABASE_URL", "postgres://ann:se#cret@db:5432/shop"],
  ["DATABASE_URL", "postgres://ann:se/cret@db:5432/shop"],
  ["DATABASE_URL", "postgres://ann:12#34@db:5432/shop"],
  ["DATABASE_URL", "postgres://ann:12/34@db1,db2/shop"],
  ["SMTP_URL", "smtp://ann:12?34@mail.example:587"],
  ["SMTP_URL", "smtps://ann:se?cret@mail.example"],
  ["S3_ENDPOINT", "https://ann:se#cret@s3.example"],
])("%s says how to write a password that ends the address: %s", (name, value) => {
  const sentence = refusal({ [name]: value });
  expect(sentence).toContain("# as %23, / as %2F, ? as %3F");
  expect(sentence).not.toMatch(/cret|34/);
});

test.each([
  "postgres://ann:se%23%2Fcret@db:5432/shop",
  "postgres://ann:p@ss:w%rd@db:5432/shop",
  "postgres://db:5432/shop?user=ann@fernhill&password=a",
])("takes the password of %s", (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

describe("an invalid value", () => {
  test.each([
    ["PORT", "abc", 'PORT is "abc"; it takes a whole number from 1 to 65535.'],
    ["PORT", "70000", 'PORT is "70000"; it takes a whole number from 1 to 65535.'],
    ["PORT", "80.5", 'PORT is "80.5"; it takes a whole number from 1 to 65535.'],
    ["HOST", "http://x", 'HOST is "http://x"; it takes a host name or an IP address.'],
    [
      "PUBLIC_URL",
      "foo",
      'PUBLIC_URL is "foo"; it takes the shop\'s own http:// or https:// address without a path.',
    ],
    [
      "PUBLIC_URL",
      "https://shop.example/sub",
      'PUBLIC_URL is "https://shop.example/sub"; it takes the shop\'s own http:// or https:// address without a path.',
    ],
    ["WORKERS", "0", 'WORKERS is "0"; it takes a whole number from 1 to 64.'],
    [
      "BACKUP_PASSPHRASE",
      "short",
      "BACKUP_PASSPHRASE is set to 5 characters (not shown); it takes at least 12 characters.",
    ],
    ["SAMPLE_DATA", "yes", 'SAMPLE_DATA is "yes"; it takes first-run or never.'],
    ["TRUST_PROXY", "-1", 'TRUST_PROXY is "-1"; it takes a whole number from 0 to 100.'],
    ["LOG_LEVEL", "loud", 'LOG_LEVEL is "loud"; it takes debug or info or warn or error.'],
    ["MAIL_FROM", "nobody", 'MAIL_FROM is "nobody"; it takes an e-mail address.'],
    [
      "OUTBOUND_ALLOW",
      "http://shop.local",
      'OUTBOUND_ALLOW is "http://shop.local"; it takes hosts with or without a port, separated by commas: 127.0.0.1:8080,shop.local.',
    ],
  ])("%s=%s is refused in one line", (name, value, message) => {
    expect(refusal({ [name]: value })).toBe(message);
  });

  test("refuses another kind of database without showing its password", () => {
    expect(refusal({ DATABASE_URL: "mysql://shop:hunter2@x/y" })).toBe(
      'DATABASE_URL is "mysql://***@x/y"; it takes a PostgreSQL address: postgres://user:password@host:5432/name.',
    );
  });

  test("refuses a short secret without showing it", () => {
    expect(refusal({ SESSION_SECRET: "hunter2" })).toMatch(
      /^SESSION_SECRET is set to 7 characters \(not shown\); it takes at least 16 characters/,
    );
  });

  test.each(Object.keys(s3))("half of S3 is refused when %s is missing", (name) => {
    expect(refusal({ ...s3, [name]: "" })).toMatch(new RegExp(`^${name} is not set; it takes`));
  });

  test("is reported in one line even when it has several", () => {
    expect(refusal({ LOG_LEVEL: "a\nb" })).not.toContain("\n");
  });
});
