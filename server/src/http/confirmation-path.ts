/** Page behind the link that confirms an address. The server makes it: it needs no session and no script. */
export const CONFIRMATION_ROUTE = '/confirmEmail/:secret';

export function confirmationPath(secret: string): string {
  return CONFIRMATION_ROUTE.replace(':secret', encodeURIComponent(secret));
}
