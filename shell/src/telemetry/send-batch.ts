import { TELEMETRY_PATH } from '@airdex/shared-contracts/telemetry';
import type { TelemetryBatch } from '@airdex/shared-contracts/telemetry';

/** Sends a batch so that it arrives also when the page ends right after. False without a network. */
export function sendBatch(batch: TelemetryBatch): boolean {
  if (!navigator.onLine) return false;
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(TELEMETRY_PATH, body)) return true;
  // With the key that a canary's users are drawn by, as a beacon has it. Whether it arrives is not worth a second try.
  fetch(TELEMETRY_PATH, { method: 'POST', body, keepalive: true, credentials: 'same-origin' }).catch(
    () => undefined,
  );
  return true;
}
