import {
  bodyBytesMax,
  BODY_BYTES_MAX,
  endpoints,
  fillPath,
  pathParameters,
  type Endpoint,
} from '@airdex/shared-contracts/api';
import { TELEMETRY_BYTES_MAX, TELEMETRY_PATH } from '@airdex/shared-contracts/telemetry';
import { registryCalls } from '@airdex/release-registry/http-api';
import { POLICY_REPORTS_PATH } from '@airdex/release-registry/page';
import { BODY_EXAMPLES } from '../../src/features/openapi/body-examples.ts';

/** A path that accepts bodies. */
export interface FuzzTarget {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The user of the call's token. */
  readonly caller: 'user' | 'deploy' | 'nobody';
  readonly type: string;
  /** Maximum bytes of its body. */
  readonly bytes: number;
  readonly example: unknown;
}

const JSON_TYPE = 'application/json';

/** Requires a browser, and reads its body like the spreadsheet call. */
const NOT_SENT = 'getCardPdf';

const calls = Object.entries<Endpoint>(endpoints)
  .filter(([name, { body }]) => body !== undefined && name !== NOT_SENT)
  .map(([name, entry]): FuzzTarget => {
    const parameters = pathParameters(entry.path).map((parameter) => [parameter.name, '1']);
    return {
      name,
      method: entry.method,
      path: fillPath(entry.path, Object.fromEntries(parameters) as Record<string, string>),
      caller: entry.access === 'user' ? 'user' : 'nobody',
      type: JSON_TYPE,
      bytes: bodyBytesMax(entry),
      example: BODY_EXAMPLES[name as keyof typeof BODY_EXAMPLES],
    };
  });

const registry = Object.entries(registryCalls)
  .filter(([, call]) => 'body' in call)
  .map(([name, { method, path }]): FuzzTarget => ({
    name: `${name} of the registry`,
    method,
    path,
    caller: 'deploy',
    type: JSON_TYPE,
    bytes: BODY_BYTES_MAX.usual,
    example: { who: 'Ada', releases: [{ name: 'mfe-card', release: '0123456789abcdef' }] },
  }));

const open: readonly Pick<FuzzTarget, 'name' | 'path' | 'type' | 'bytes' | 'example'>[] = [
  {
    name: 'telemetry',
    path: TELEMETRY_PATH,
    type: JSON_TYPE,
    bytes: TELEMETRY_BYTES_MAX,
    example: { schemaVersion: 1, composition: null, records: [] },
  },
  {
    name: 'policy reports',
    path: POLICY_REPORTS_PATH,
    type: 'application/csp-report',
    bytes: BODY_BYTES_MAX.public,
    example: { 'csp-report': { 'blocked-uri': 'inline', 'document-uri': 'https://example.com/' } },
  },
  {
    name: 'unsubscribing by one click',
    path: '/unSubscribe/1/1',
    type: 'application/x-www-form-urlencoded',
    bytes: 4096,
    example: 'List-Unsubscribe=One-Click',
  },
  { name: 'a page', path: '/', type: JSON_TYPE, bytes: BODY_BYTES_MAX.public, example: {} },
  { name: 'media', path: '/media/posters/1.svg', type: JSON_TYPE, bytes: BODY_BYTES_MAX.public, example: {} },
];

/** Every path of the server that accepts bodies, and two that do not. */
export const FUZZ_TARGETS: readonly FuzzTarget[] = [
  ...calls,
  ...registry,
  ...open.map((target): FuzzTarget => ({ ...target, method: 'POST', caller: 'nobody' })),
];
