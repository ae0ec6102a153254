import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Operation } from '../src/features/openapi/openapi-types.ts';

/** Checks responses of a running server against the document. */
export interface DocumentCheck {
  /** The mismatches of a response; empty if it conforms. */
  problems(operation: Operation, answer: CheckedResponse): string[];
}

export interface CheckedResponse {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: string;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

/**
 * Checks statuses, content types and JSON. A successful response may not contain undocumented properties, so
 * that nothing leaves the server unnoticed.
 */
export function createDocumentCheck(document: OpenApiDocument): DocumentCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: 'open', ...asJson(document) });
  ajv.addSchema({ $id: 'closed', ...(closed(asJson(document)) as object) });
  const compiled = new Map<string, ValidateFunction>();
  const validator = (reference: string): ValidateFunction => {
    const known = compiled.get(reference);
    if (known) return known;
    const made = ajv.compile({ $ref: reference });
    compiled.set(reference, made);
    return made;
  };

  const pointerOf = (operation: Operation, status: number): string | undefined => {
    for (const [path, item] of Object.entries(document.paths))
      for (const [method, each] of Object.entries(item)) {
        if (each.operationId !== operation.operationId) continue;
        const name = [String(status), 'default'].find((key) => key in each.responses);
        if (name === undefined) return undefined;
        const response = each.responses[name] as { readonly $ref?: string };
        return response.$ref ?? `#/paths/${path.replaceAll('/', '~1')}/${method}/responses/${name}`;
      }
    return undefined;
  };

  return {
    problems(operation, { status, contentType, body }) {
      const pointer = pointerOf(operation, status);
      if (pointer === undefined) return [`the status ${status} is not described`];
      const { content } = at(document, pointer) as Content;
      if (content === undefined) return body === '' ? [] : ['there should be no body'];
      const type = contentType?.split(';')[0] ?? '';
      if (!(type in content) && !('*/*' in content)) return [`the content type ${type} is not described`];
      if (type !== 'application/json') return [];
      const base = status < 400 ? 'closed' : 'open';
      const encoded = encodeURI(`${pointer}/content/${type.replaceAll('/', '~1')}/schema`);
      const validate = validator(`${base}${encoded}`);
      if (validate(JSON.parse(body))) return [];
      return (validate.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
      );
    },
  };
}

function asJson(document: OpenApiDocument): Record<string, unknown> {
  return JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
}

function at(document: OpenApiDocument, pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/'))
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
}

/** The same document, with every object closed to undocumented properties. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, closed(item)]));
  return 'properties' in copy && copy['type'] === 'object' ? { ...copy, additionalProperties: false } : copy;
}
