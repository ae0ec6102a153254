import { en } from 'zod/locales';
import { safeParse } from 'zod/mini';
import { endpoints } from '@airdex/shared-contracts/api';
import type { Endpoint, EndpointName } from '@airdex/shared-contracts/api';

// The product does not include zod's error messages; developers need them here.
const { localeError } = en();

function firstProblem(schema: Parameters<typeof safeParse>[0], value: unknown): string | undefined {
  const parsed = safeParse(schema, value, { error: localeError });
  if (parsed.success) return undefined;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  return `${field === '' ? '' : `'${field}': `}${issue?.message ?? ''}`;
}

/**
 * Checks a call of a remote against the endpoint table: its parameters and its body.
 * @throws TypeError that names the field
 */
export function checkCall(name: EndpointName, input: { params?: unknown; body?: unknown } = {}): void {
  const entry: Endpoint = endpoints[name];
  for (const part of ['params', 'body'] as const) {
    const schema = entry[part];
    // Parameters are sent as text, a body as JSON.
    const sent = JSON.parse(JSON.stringify(input[part] ?? {})) as Record<string, unknown>;
    const given =
      part === 'params'
        ? Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, String(value)]))
        : sent;
    const problem = schema === undefined ? undefined : firstProblem(schema, given);
    if (problem !== undefined)
      throw new TypeError(
        `The ${part} of '${name}' ${part === 'params' ? 'do' : 'does'} not fit: ${problem}`,
      );
  }
}

/**
 * Returns the response of a test, if the server could send it.
 * @throws TypeError that names the field
 */
export function checkedResponse(name: EndpointName, response: unknown): unknown {
  const entry: Endpoint = endpoints[name];
  if (response === null && entry.noContent !== undefined) return response;
  if (entry.response.kind !== 'json') return response;
  const problem = firstProblem(entry.response.schema, JSON.parse(JSON.stringify(response ?? null)));
  if (problem !== undefined) throw new TypeError(`The test's answer to '${name}' does not fit: ${problem}`);
  return response;
}
