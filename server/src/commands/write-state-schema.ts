import { writeFile } from 'node:fs/promises';
import { stateJsonSchema } from '../administration/index.ts';

/** `npm run state-schema`: writes the JSON Schema of state files, which is part of the documents. */
const file = new URL('../../../docs/state.schema.json', import.meta.url);
await writeFile(file, `${JSON.stringify(stateJsonSchema(), null, 2)}\n`);
