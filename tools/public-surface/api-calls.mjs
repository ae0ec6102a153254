import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stringify } from 'yaml';
import { inRoot } from '../root.mjs';

const load = (/** @type {string} */ file) => import(pathToFileURL(file).href);

/**
 * Describes the endpoint table in a readable form: each call with the schemas of its request and response, as in the
 * OpenAPI document. The inferred type of the table is half a megabyte, so shorter declarations replace it.
 *
 * @param {string} folder of shared-contracts
 * @returns {Promise<{ calls: string, declarations: Record<string, string> }>} the calls as YAML; declarations by source
 */
export async function describeCalls(folder) {
  const { endpoints, namedSchemas } = await load(path.join(folder, 'src', 'api', 'index.ts'));
  const { createSchemaWriter } = await load(
    inRoot('server', 'src', 'features', 'openapi', 'schema-writer.ts'),
  );
  const writer = createSchemaWriter();
  const names = Object.keys(endpoints).toSorted();
  const calls = Object.fromEntries(names.map((name) => [name, describeCall(endpoints[name], writer.write)]));
  const union = (/** @type {readonly string[]} */ keys) => keys.map((key) => `'${key}'`).join(' | ');
  return {
    calls: stringify({ ...calls, schemas: writer.schemas() }, { lineWidth: 0, aliasDuplicateObjects: false }),
    declarations: {
      'src/api/endpoint-table.ts': `import type { Endpoint } from './endpoint/endpoint.ts';
export declare const endpoints: Readonly<Record<EndpointName, Endpoint>>;
export type Endpoints = typeof endpoints;
export type EndpointName = ${union(names)};
`,
      'src/api/named-schemas.ts': `import type * as z from 'zod/mini';
export declare const namedSchemas: Readonly<Record<${union(Object.keys(namedSchemas).toSorted())}, z.core.$ZodType>>;
`,
    },
  };
}

/** @param {Record<string, any>} entry of the table @param {(schema: unknown) => unknown} write */
function describeCall(
  { method, path: address, access, params, body, flattened, response, noContent },
  write,
) {
  return {
    call: `${method} ${address} (${access})`,
    ...(params === undefined ? {} : { params: write(params) }),
    ...(body === undefined ? {} : { body: write(body) }),
    ...(flattened === undefined ? {} : { flattened }),
    [response.kind]: response.schema === undefined ? (response.contentType ?? null) : write(response.schema),
    ...(noContent === undefined ? {} : { noContent: true }),
  };
}
