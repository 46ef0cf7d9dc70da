import { writeFile } from "node:fs/promises";
import { format, resolveConfig } from "prettier";
import { openApiDocument } from "./openapi";

/** Writes the committed OpenAPI document: `npm run openapi --workspace contract`. */
const target = new URL("../openapi.json", import.meta.url);
const options = await resolveConfig(target);
await writeFile(target, await format(JSON.stringify(openApiDocument()), { ...options, parser: "json" }));
