import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";
import { PROGRAMS } from "./src/project-file.ts";

export const SERVER_MODULES = /^#(database|domain|http|api|server)\//;

/** Packages with native code, or imported lazily: they are not bundled into the server. */
const EXTERNAL_PACKAGES = [
  "@aws-sdk/client-s3",
  "@aws-sdk/lib-storage",
  "@node-rs/argon2",
  "imapflow",
  "mailparser",
  "nodemailer",
  "sharp",
  "undici",
  "vite",
];

/** A few shared chunks instead of one for each shared module, which would be thirty requests. */
const SHARED_CHUNKS = [
  {
    name: "react",
    test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  },
  { name: "router", test: /\/node_modules\/(?:react-router|cookie)\// },
  {
    name: "ui",
    test: /\/src\/(?:web\/(?:error-page|styles|looks\.|look-head\.|ui\/)|contract\/settings\/looks\.)/,
  },
  { name: "zod", test: /\/node_modules\/zod\// },
  { name: "forms", test: /\/node_modules\/(?:react-hook-form|@hookform)\// },
  {
    // What many screens of the desk share. Only settings need their schemas.
    name: "desk",
    test: /\/src\/web\/admin\/(?!settings\/).*\.tsx?$|\/node_modules\/@tanstack\/(?:react-query|query-core)\//,
    minShareCount: 8,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), rejectServerImports(), reloadPublicPages()],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A schema that a screen does not use is left out of its scripts.
          treeshake: { manualPureFunctions: ["z"] },
          output: {
            codeSplitting: { groups: SHARED_CHUNKS },
          },
        },
      },
    },
    ...(command === "build" && { ssr: server }),
  },
  server: { middlewareMode: true },
}));

/** Bundles the server and the pages into one program, which takes a fifth less memory than its modules. */
const server: EnvironmentOptions = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { noExternal: true, external: EXTERNAL_PACKAGES },
  build: {
    target: "node26",
    rolldownOptions: {
      input: { main: "main.ts", ...PROGRAMS },
      // Names are kept for stack traces.
      output: { minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } } },
      plugins: [nameEntryFiles(), escapeNonAscii()],
    },
  },
};

/** Fails the build when browser code imports a server module. */
export function rejectServerImports(): Plugin {
  return {
    name: "reject-server-imports",
    enforce: "pre",
    resolveId(id, importer) {
      if (this.environment.name === "client" && SERVER_MODULES.test(id)) {
        throw new Error(
          `${importer ?? "Browser code"} imports ${id}, which runs on the server only.`,
        );
      }
    },
  };
}

/** React Router names every entry file after the shop's program. */
function nameEntryFiles(): Plugin {
  return {
    name: "name-entry-files",
    outputOptions: (options) => ({ ...options, entryFileNames: "[name].js" }),
  };
}

/** Reloads public pages when their source changes in development: browsers load little of it. */
function reloadPublicPages(): Plugin {
  return {
    name: "reload-public-pages",
    handleHotUpdate({ file, modules, server }) {
      const isPublic = /\/src\/(?!web\/admin\/)/.test(file);
      if (isPublic && modules.length === 0) server.ws.send({ type: "full-reload" });
    },
  };
}

/** An escape sequence, or a character that is not ASCII. */
const CHARACTER = /\\?[^\0-\x7f]|\\[\0-\x7f]/g;

/** Escapes non-ASCII characters: with a single one V8 holds the whole program as two bytes per character. */
function escapeNonAscii(): Plugin {
  return {
    name: "escape-non-ascii",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = file.code.replace(CHARACTER, escapeCharacter);
      }
    },
  };
}

function escapeCharacter(match: string): string {
  const code = match.charCodeAt(match.length - 1);
  return code < 0x80 ? match : `\\u${code.toString(16).padStart(4, "0")}`;
}
