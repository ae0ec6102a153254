import type { HostServices, TelemetryReport } from '@airdex/shared-contracts/remote-contract';

/** Reports go to the browser: timings as user timing entries, errors as warnings of the console. */
export function createTelemetry(): HostServices['telemetry'] {
  return {
    report({ kind, name, value, error }: TelemetryReport) {
      if (kind === 'timing') {
        performance.mark(`airdex:${name}`, value === undefined ? {} : { detail: { milliseconds: value } });
      } else {
        console.warn(`airdex: ${name}`, error ?? '');
      }
    },
  };
}
