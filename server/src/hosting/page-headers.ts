import { POLICY_REPORTS_PATH } from '@airdex/release-registry/page';

/** Headers of every page besides its policy, and those that make it one browser's own. */
export const PAGE_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Reporting-Endpoints': `policy="${POLICY_REPORTS_PATH}"`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;
