/** Where pages send performance and error reports. Responds with 204; needs no session. */
export const TELEMETRY_PATH = '/telemetry';
