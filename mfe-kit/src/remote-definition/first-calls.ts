import { endpoints, pathParameters } from '@airdex/shared-contracts/api';
import type { Endpoint, EndpointName } from '@airdex/shared-contracts/api';
import { firstCallsSchema, readDocument } from '@airdex/shared-contracts/composition';
import type { FirstCall } from '@airdex/shared-contracts/composition';
import { unknownFields } from './unknown-fields.ts';

/** A first call of a screen, by its name in the endpoint table. */
export interface DeclaredCall extends FirstCall {
  readonly call: EndpointName;
}

/** What is wrong with one call; undefined if nothing is. */
function problemOfCall({ call, params = {}, body }: FirstCall): string | undefined {
  const entry: Endpoint | undefined = Object.entries(endpoints).find(([name]) => name === call)?.[1];
  if (entry === undefined) return `there is no call ${call}`;
  if (entry.access !== 'user') return `${call} is a call of visitors, which a page does not start`;
  if (entry.response.kind !== 'json') return `${call} does not return JSON`;
  if (body === undefined && (entry.method !== 'GET' || entry.body !== undefined))
    return `${call} needs a body, such as 'search-address'`;
  if (body !== undefined && call !== 'getAdvancedSearchPrograms') return `${call} does not take a search`;
  const missing = pathParameters(entry.path).find(({ name, optional }) => !optional && !(name in params));
  return missing && `${call} needs a value for ${missing.name}`;
}

/** Problems of the first calls in a remote's definition, one line each. */
export function problemsOfFirstCalls({
  exposes = {},
  firstCalls,
}: {
  readonly exposes?: Readonly<Record<string, string>>;
  readonly firstCalls?: unknown;
}): string[] {
  if (firstCalls === undefined) return [];
  const reading = readDocument(firstCallsSchema, firstCalls);
  if (!reading.ok)
    return reading.problems.map((problem) => `firstCalls: ${problem.replace('document: ', '')}`);
  const given = firstCalls as Readonly<Record<string, readonly object[]>>;
  return Object.entries(reading.value).flatMap(([exposed, calls]) => [
    ...(Object.hasOwn(exposes, exposed) ? [] : [`firstCalls: ${exposed} is not in exposes`]),
    ...calls
      .flatMap((call, index) => [
        problemOfCall(call),
        ...unknownFields(given[exposed]?.[index], call).map((field) => `${field} is not a field of a call`),
      ])
      .filter((problem) => problem !== undefined)
      .map((problem) => `firstCalls["${exposed}"]: ${problem}`),
  ]);
}
