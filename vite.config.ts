import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";
import { compressFiles } from "./scripts/compress-files.mjs";

const SERVER_ROOMS = /^#(database|domain|http|api|server)\//;

/** What is loaded at its first use only, or is no JavaScript. All else that the shop runs on is built into it. */
const BESIDE_THE_SHOP = [
  "@aws-sdk/client-s3",
  "@node-rs/argon2",
  "nodemailer",
  "sharp",
  "undici",
  "vite",
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), keepServerRoomsOutOfTheBrowser(), packOnce()],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A visitor's page asks for a handful of files, where one for each shared module would be thirty.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
                },
                { name: "router", test: /\/node_modules\/(?:react-router|cookie)\// },
                { name: "ui", test: /\/src\/web\/(?:error-page|styles|ui)\// },
                {
                  name: "storefront",
                  test: /\/src\/web\/(?:catalog|content|seo|storefront\/(?:layout|gallery|viewer|[^/]+$))/,
                },
              ],
            },
          },
        },
      },
    },
    ...(command === "build" && { ssr: shop }),
  },
  server: { middlewareMode: true },
}));

/** The shop and its pages as one program: a fifth less memory than hundreds of files with all they hold. */
const shop: EnvironmentOptions = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { noExternal: true, external: BESIDE_THE_SHOP },
  build: {
    target: "node26",
    rolldownOptions: {
      input: "main.ts",
      // Names stay, for who reads where an error came from.
      output: { minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } } },
      plugins: [writeAscii()],
    },
  },
};

/** Fails the build when code that goes to browsers reaches a room of the server. */
function keepServerRoomsOutOfTheBrowser(): Plugin {
  return {
    name: "keep-server-rooms-out-of-the-browser",
    enforce: "pre",
    resolveId(id, importer) {
      if (this.environment.name === "client" && SERVER_ROOMS.test(id)) {
        throw new Error(
          `${importer ?? "Browser code"} imports ${id}, which is for the server alone.`,
        );
      }
    },
  };
}

/** The shop is built last: what browsers read is all there then. */
function packOnce(): Plugin {
  return {
    name: "pack-once",
    apply: "build",
    closeBundle() {
      if (this.environment.name === "ssr") compressFiles("build/client");
    },
  };
}

/** A backslash with what it stands before, or a letter that is not ASCII. */
const LETTER = /\\?[^\0-\x7f]|\\[\0-\x7f]/g;

/** One letter that is not ASCII makes Node.js hold a file as two bytes a letter. */
function writeAscii(): Plugin {
  return {
    name: "write-ascii",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = file.code.replace(LETTER, escapeLetter);
      }
    },
  };
}

function escapeLetter(found: string): string {
  const letter = found.charCodeAt(found.length - 1);
  return letter < 0x80 ? found : `\\u${letter.toString(16).padStart(4, "0")}`;
}
