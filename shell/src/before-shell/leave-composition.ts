import { TELEMETRY_PATH } from '@airdex/shared-contracts/telemetry';
import type { TelemetryBatch, TelemetryRecord } from '@airdex/shared-contracts/telemetry';
import { avoidComposition, isAvoided } from '../updates/composition-cookie.ts';

type PageError = Extract<TelemetryRecord, { kind: 'error' }>['error'];

/** @param of name of the release that the errors are about, as in `avoidedRelease` */
function report(composition: string, of: string, errors: readonly PageError[]): void {
  const [remote = '', release = ''] = of.split('~');
  const records = errors.map((error) => ({ kind: 'error' as const, remote, release, error }));
  const batch: TelemetryBatch = { schemaVersion: 1, composition, records };
  navigator.sendBeacon(TELEMETRY_PATH, new Blob([JSON.stringify(batch)], { type: 'application/json' }));
}

/** A failure of code in a composition. */
export interface PageFailure {
  readonly error: PageError;
  /** The release that the report names, as in `avoidedRelease`. */
  readonly of: string;
  /** Whether the browser leaves the composition. */
  readonly isLast: boolean;
  /** The release that failed, which the browser then avoids in other compositions too; null if it is unknown. */
  readonly release: string | null;
}

/**
 * Reports a failure, and makes the browser avoid the composition after the last one. It avoids a composition only once,
 * and none if it stores no cookies.
 * @returns true if the page must load again, to get another composition
 */
export function reportFailure(composition: string, { error, of, isLast, release }: PageFailure): boolean {
  const isKnown = isAvoided(composition);
  if (isLast && !isKnown) avoidComposition(composition, release);
  const isLeft = !isKnown && isAvoided(composition);
  report(composition, of, isLeft ? [error, 'composition-left'] : [error]);
  return isLeft;
}
