import { pathParameters, type Endpoint, type EndpointName } from '@airdex/shared-contracts/api';
import { API_SUMMARIES } from '@airdex/shared-contracts/api-summaries';
import { BODY_EXAMPLES } from './body-examples.ts';
import type { Method, Operation, Parameter, Reference } from './openapi-types.ts';
import { responsesOf } from './responses.ts';
import type { SchemaWriter } from './schema-writer.ts';
import { serviceOf } from './services.ts';

/** An operation with its path and method. */
export interface PlacedOperation {
  readonly path: string;
  readonly method: Method;
  readonly operation: Operation;
}

/**
 * The operations of a call: one, or two if the last part of its path is optional, which OpenAPI cannot
 * express. The shorter one has the call's name, the longer one also that of the part.
 */
export function operationsOf(name: EndpointName, entry: Endpoint, writer: SchemaWriter): PlacedOperation[] {
  const parameters = pathParameters(entry.path);
  const optional = parameters.find((parameter) => parameter.optional)?.name;
  const place = (operationId: string, path: string, named: readonly string[]): PlacedOperation => ({
    path: `/${path}`,
    method: entry.method.toLowerCase() as Method,
    operation: operationOf(operationId, name, entry, writer, named),
  });
  const all = parameters.map((parameter) => parameter.name);
  if (optional === undefined) return [place(name, entry.path, all)];
  const withOptional = `${name}With${optional.charAt(0).toUpperCase()}${optional.slice(1)}`;
  return [
    place(
      name,
      entry.path.replace(`/{${optional}?}`, ''),
      all.filter((each) => each !== optional),
    ),
    place(withOptional, entry.path.replace(`{${optional}?}`, `{${optional}}`), all),
  ];
}

function operationOf(
  operationId: string,
  name: EndpointName,
  entry: Endpoint,
  writer: SchemaWriter,
  named: readonly string[],
): Operation {
  const shape = (entry.params as { readonly shape?: Readonly<Record<string, never>> } | undefined)?.shape;
  const parameters: (Parameter | Reference)[] = named.map((each) => ({
    name: each,
    in: 'path',
    required: true,
    schema: shape?.[each] === undefined ? { type: 'string' } : writer.write(shape[each]),
  }));
  const example = BODY_EXAMPLES[name as keyof typeof BODY_EXAMPLES] as unknown;
  return {
    operationId,
    tags: [serviceOf(entry.path)],
    summary: API_SUMMARIES[name],
    ...(entry.access === 'public' ? { security: [] } : {}),
    parameters: [...parameters, { $ref: '#/components/parameters/LanguageId' }],
    ...(entry.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: writer.write(entry.body), example } },
          },
        }
      : {}),
    responses: responsesOf(name, entry, writer),
  };
}
