import { writeFile } from 'node:fs/promises';
import { stateJsonSchema } from '../administration/index.ts';
import { brandingJsonSchema } from '../branding-file/branding-schema.ts';

/** `npm run state-schema`: writes the JSON Schemas of operators' files, which are part of the documents. */
for (const [name, schema] of [
  ['state', stateJsonSchema()],
  ['branding', brandingJsonSchema()],
] as const) {
  const file = new URL(`../../../docs/${name}.schema.json`, import.meta.url);
  await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
}
