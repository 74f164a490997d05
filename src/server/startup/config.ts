import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { isSender } from "#contract/mail/mail-sender.ts";
import { listPostgresHosts } from "#database/postgres-hosts.ts";
import { describeAddress, hasEncodedCredentials } from "./credential-address.ts";

/** An invalid environment variable. Its message is one line for the person who set it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export type Config = ReturnType<typeof toConfig>;

/**
 * Parses the environment variables; an empty string counts as unset.
 * @throws ConfigError for the first invalid value, naming the variable, its value and what it takes
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    variableNames
      .map((name) => [name, env[name]] as const)
      .filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = variables.safeParse(set);
  if (!result.success) throw new ConfigError(describeIssue(result.error, set));
  return toConfig(result.data);
}

const oneLineText = z.string().trim();

function wholeNumber(from: number, to: number) {
  const takes = `a whole number from ${from} to ${to}`;
  return oneLineText
    .regex(/^\d{1,9}$/, takes)
    .transform(Number)
    .refine((number) => number >= from && number <= to, takes);
}

function address(protocols: string[], takes: string) {
  return oneLineText.refine(
    (value) =>
      URL.canParse(value) &&
      protocols.includes(new URL(value).protocol) &&
      hasEncodedCredentials(value),
    describeAddress(takes),
  );
}

/** The shop writes: a standby will not do for it. */
function isPostgresAddress(value: string): boolean {
  const url = URL.parse(value);
  const session = url?.searchParams.get("target_session_attrs") ?? "read-write";
  return /^postgres(ql)?:$/.test(url?.protocol ?? "") && /^(read-write|primary)$/.test(session);
}

function oneOf<const Choice extends string>(...choices: Choice[]) {
  return oneLineText.pipe(z.enum(choices, choices.join(" or ")));
}

const isHost = (value: string) =>
  isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value);

const isPlainSite = (value: string) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`;

const webAddress = address(["http:", "https:"], "an http:// or https:// address");
const siteTakes = "the shop's own http:// or https:// address without a path";
const secret = z
  .string()
  .min(16, "at least 16 characters, such as the output of: openssl rand -hex 32");

const s3Names = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

const backupBucketNames = s3Names.map((name) => `BACKUP_${name}` as const);

const variables = z
  .object({
    PORT: wholeNumber(1, 65535).default(3000),
    HOST: oneLineText.refine(isHost, "a host name or an IP address").default("127.0.0.1"),
    PUBLIC_URL: address(["http:", "https:"], siteTakes).refine(isPlainSite, siteTakes).optional(),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: oneLineText
      .refine(
        (value) =>
          listPostgresHosts(value).every(isPostgresAddress) && hasEncodedCredentials(value),
        describeAddress("a PostgreSQL address: postgres://user:password@host:5432/name"),
      )
      .optional(),
    ADMIN_USERNAME: oneLineText.max(100, "a name of at most 100 characters").default("admin"),
    ADMIN_PASSWORD: z.string().optional(),
    SAMPLE_DATA: oneOf("first-run", "never").default("first-run"),
    SESSION_SECRET: secret.optional(),
    ENCRYPTION_KEY: secret.optional(),
    BACKUP_PASSPHRASE: z.string().min(12, "at least 12 characters").optional(),
    BACKUP_S3_ENDPOINT: webAddress.optional(),
    BACKUP_S3_BUCKET: oneLineText.optional(),
    BACKUP_S3_REGION: oneLineText.optional(),
    BACKUP_S3_ACCESS_KEY_ID: oneLineText.optional(),
    BACKUP_S3_SECRET_ACCESS_KEY: oneLineText.optional(),
    WORKERS: wholeNumber(1, 64).default(1),
    METRICS_TOKEN: secret.optional(),
    S3_ENDPOINT: webAddress.optional(),
    S3_BUCKET: oneLineText.optional(),
    S3_REGION: oneLineText.optional(),
    S3_ACCESS_KEY_ID: oneLineText.optional(),
    S3_SECRET_ACCESS_KEY: oneLineText.optional(),
    SMTP_URL: address(
      ["smtp:", "smtps:"],
      "a mail server's address: smtp://user:password@host:587",
    ).optional(),
    MAIL_FROM: oneLineText.refine(isSender, "an e-mail address").optional(),
    TRUST_PROXY: wholeNumber(0, 100).default(0),
    OUTBOUND_ALLOW: oneLineText
      .toLowerCase()
      .transform((value) => value.split(",").map((host) => host.trim()))
      .refine(
        (hosts) => hosts.every((host) => /^(\[[\da-f:.]+\]|[a-z\d.-]+)(:\d{1,5})?$/.test(host)),
        "hosts with or without a port, separated by commas: 127.0.0.1:8080,shop.local",
      )
      .default([]),
    LOG_LEVEL: oneOf("debug", "info", "warn", "error").default("info"),
  })
  .check(({ value, issues }) => {
    for (const names of [s3Names, backupBucketNames]) {
      const missing = names.find((name) => value[name] === undefined);
      if (!missing || names.every((name) => value[name] === undefined)) continue;
      const prefix = names === s3Names ? "S3_" : "BACKUP_S3_";
      const message = `a value when another ${prefix} variable has one: ${names.join(", ")} go together`;
      issues.push({ code: "custom", path: [missing], message, input: undefined });
    }
  })
  .check(({ value, issues }) => {
    if (!value.BACKUP_S3_BUCKET || value.BACKUP_PASSPHRASE) return;
    const message = "a passphrase when backups go to BACKUP_S3_BUCKET: at least 12 characters";
    issues.push({ code: "custom", path: ["BACKUP_PASSPHRASE"], message, input: undefined });
  })
  .check(({ value, issues }) => {
    if (!value.SMTP_URL || value.MAIL_FROM) return;
    const message = "an e-mail address when SMTP_URL has a value: Fernhill <hello@example.com>";
    issues.push({ code: "custom", path: ["MAIL_FROM"], message, input: undefined });
  });

/** Names of all environment variables the shop reads. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

function toConfig(set: z.output<typeof variables>) {
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl: new URL(set.PUBLIC_URL ?? `http://localhost:${set.PORT}`),
    dataDir: path.resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    adminUsername: set.ADMIN_USERNAME,
    adminPassword: set.ADMIN_PASSWORD,
    sampleData: set.SAMPLE_DATA,
    sessionSecret: set.SESSION_SECRET,
    encryptionKey: set.ENCRYPTION_KEY,
    backupPassphrase: set.BACKUP_PASSPHRASE,
    workers: set.WORKERS,
    metricsToken: set.METRICS_TOKEN,
    s3: toS3(set),
    backupBucket: toBackupBucket(set),
    mail:
      set.SMTP_URL && set.MAIL_FROM ? { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM } : undefined,
    trustProxy: set.TRUST_PROXY,
    outboundAllow: set.OUTBOUND_ALLOW,
    logLevel: set.LOG_LEVEL,
  };
}

function toBackupBucket(set: z.output<typeof variables>) {
  return toS3({
    S3_ENDPOINT: set.BACKUP_S3_ENDPOINT,
    S3_BUCKET: set.BACKUP_S3_BUCKET,
    S3_REGION: set.BACKUP_S3_REGION,
    S3_ACCESS_KEY_ID: set.BACKUP_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: set.BACKUP_S3_SECRET_ACCESS_KEY,
  });
}

function toS3(set: Pick<z.output<typeof variables>, (typeof s3Names)[number]>) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = set;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return undefined;
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function describeIssue(error: z.ZodError, set: Record<string, string | undefined>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  return `${name} ${describeValue(name, set[name])}; it takes ${issue?.message}.`;
}

function describeValue(name: string, value: string | undefined): string {
  if (value === undefined) return "is not set";
  if (/SECRET|PASSWORD|PASSPHRASE|KEY|TOKEN/.test(name))
    return `is set to ${value.length} characters (not shown)`;
  const masked = value.replace(/^([^/]*\/\/).*@/s, "$1***@");
  return `is ${JSON.stringify(masked.length > 100 ? `${masked.slice(0, 100)}…` : masked)}`;
}
