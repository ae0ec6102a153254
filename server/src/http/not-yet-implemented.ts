import type { EndpointName } from '@airdex/shared-contracts/api';
import type { HandlersOf } from './call.ts';

/**
 * Calls without an implementation yet: they answer 501. Whatever is not in this list must have a handler, or the
 * server does not type-check; the list shrinks to nothing.
 */
export const NOT_YET_IMPLEMENTED = ['getAttachment'] as const satisfies readonly EndpointName[];

export type ImplementedEndpointName = Exclude<EndpointName, (typeof NOT_YET_IMPLEMENTED)[number]>;

/** A handler for every call that is implemented. */
export type Handlers = HandlersOf<ImplementedEndpointName>;
