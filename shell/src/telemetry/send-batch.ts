import { TELEMETRY_PATH } from '@airdex/shared-contracts/telemetry';
import type { TelemetryBatch } from '@airdex/shared-contracts/telemetry';

/** Sends a batch so that it arrives even if the page ends immediately afterwards. Returns false without a network. */
export function sendBatch(batch: TelemetryBatch): boolean {
  if (!navigator.onLine) return false;
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(TELEMETRY_PATH, body)) return true;
  // Sends the cookie that selects a canary's users, as a beacon does. A failure is not worth a second try.
  fetch(TELEMETRY_PATH, { method: 'POST', body, keepalive: true, credentials: 'same-origin' }).catch(
    () => undefined,
  );
  return true;
}
