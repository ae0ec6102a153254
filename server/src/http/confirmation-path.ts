/**
 * Page behind the link that confirms an address. Rendered by the server, so it needs no session and no
 * script.
 */
export const CONFIRMATION_ROUTE = '/confirmEmail/:secret';

export function confirmationPath(secret: string): string {
  return CONFIRMATION_ROUTE.replace(':secret', encodeURIComponent(secret));
}
