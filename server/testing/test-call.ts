import type { BodyInput, EndpointName, Endpoints } from '@airdex/shared-contracts/api';
import type { LightMyRequestResponse } from 'fastify';

export interface CallOptions<Name extends EndpointName> {
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: BodyInput<Endpoints[Name]>;
  readonly token?: string;
  readonly language?: 'en' | 'ch';
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestResponse {
  readonly status: number;
  /** The parsed JSON of the response; undefined without a body. */
  readonly json: unknown;
  readonly headers: LightMyRequestResponse['headers'];
}
