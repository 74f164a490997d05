import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject, onTestFinished, TestRunner } from "vitest";
import { closeAfterFile } from "./close-after-file.ts";
import { templateDatabase } from "./postgres-cluster.ts";

/**
 * Creates a PostgreSQL database, cloned from the migrated template unless it is to be empty, and returns
 * its address. Only in tests of the postgres project. It is dropped after the test that created it; one
 * created outside a test goes with the server.
 */
export async function createTestDatabase(
  shape: "migrated" | "empty" = "migrated",
): Promise<string> {
  const url = await createDatabase(shape === "empty" ? "template0" : templateDatabase);
  if (TestRunner.getCurrentTest()) onTestFinished(() => dropDatabase(url));
  return url;
}

/** Clones a database. @returns the address of the clone, which nobody drops */
export async function createDatabase(template = templateDatabase): Promise<string> {
  const url = new URL(inject("postgresServer"));
  url.pathname = `shop_${randomBytes(6).toString("hex")}`;
  // Copying files takes half the time of logging each page, PostgreSQL's default.
  await onServer(`create database ${nameOf(url)} template ${template} strategy file_copy`);
  return url.href;
}

/** Drops a database, and ends whoever is connected to it. */
export function dropDatabase(url: string): Promise<void> {
  return onServer(`drop database ${nameOf(new URL(url))} with (force)`);
}

const nameOf = ({ pathname }: URL): string => pathname.slice(1);

let connection: Promise<Client> | undefined;

/** Runs a statement on the server's maintenance database, by one connection for all of a test file. */
async function onServer(statement: string): Promise<void> {
  connection ??= openConnection();
  await (await connection).query(statement);
}

async function openConnection(): Promise<Client> {
  const client = new Client({ connectionString: inject("postgresServer") });
  closeAfterFile(() => {
    connection = undefined;
    return client.end();
  });
  await client.connect();
  return client;
}
