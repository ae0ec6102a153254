import { POLICY_REPORTS_PATH } from '@airdex/release-registry/page';

/** Headers of every page, except its policy and those that depend on the browser's cookies. */
export const PAGE_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Reporting-Endpoints': `policy="${POLICY_REPORTS_PATH}"`,
  // Never the path: that of a one-time link would appear in logs of proxies.
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;
