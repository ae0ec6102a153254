/** Only scheme, host and port: no character that has a meaning in a policy or a list. */
const ORIGIN = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d+)?\/?$/i;

/** The origin of an address that consists only of an origin; otherwise null. */
export function originOf(text: string): string | null {
  return ORIGIN.test(text) && URL.canParse(text) ? new URL(text).origin : null;
}

/** Suffix of an origin for any port. */
const ANY_PORT = ':*';

/** This machine, any port: allowed by default while nobody else can open the site. */
export const LOOPBACK_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/** Whether `text` is a valid pattern of origins: `https://dev.example.com`, or with `:*` any port of that host. */
export function isOriginPattern(text: string): boolean {
  const origin = text.endsWith(ANY_PORT) ? text.slice(0, -ANY_PORT.length) : text;
  return originOf(origin) === origin;
}

/** Whether an origin, as `URL` writes it, is one of `patterns`. */
export function isAllowedOrigin(origin: string, patterns: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return patterns.some((pattern) =>
    pattern.endsWith(ANY_PORT) ? pattern === `${protocol}//${hostname}${ANY_PORT}` : pattern === origin,
  );
}

/** The address of the websocket through which the dev server at `origin` reports changes. */
export function webSocketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
