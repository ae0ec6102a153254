import * as z from 'zod/mini';
import { routeOfPage } from '../../http/secret-paths.ts';

/** One violation, in the terms of the log. */
export interface PolicyViolation {
  readonly directive: string;
  /** What was blocked: an origin, or a word such as `inline`. */
  readonly blocked: string;
  /** Route of the page: `/card/:id`; null for an unknown address. */
  readonly page: string | null;
}

/** Maximum logged characters of each part. */
const TEXT_MAX = 200;
/** Maximum logged violations per request. */
const VIOLATIONS_MAX = 10;

const text = z.catch(z.string(), '');
const oldReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
});
const newReports = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
  }),
);

/** One line, whatever was sent. */
function plain(value: string): string {
  return value.replace(/[^\x20-\x7e]/g, ' ').slice(0, TEXT_MAX);
}

/**
 * Neither path nor query: they may contain a search term, a one-time link, or data that a script tried to
 * send away.
 */
function whatWasBlocked(value: string): string {
  if (/^[a-z-]{0,30}$/.test(value)) return value;
  if (!URL.canParse(value)) return 'unreadable';
  const { origin, protocol } = new URL(value);
  return plain(origin === 'null' ? protocol : origin);
}

/** Parses a report in either of the forms that browsers send; null for anything else. */
export function readPolicyReport(body: unknown): readonly PolicyViolation[] | null {
  const old = z.safeParse(oldReport, body);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = plain(report['effective-directive'] || report['violated-directive']);
    return [
      {
        directive,
        blocked: whatWasBlocked(report['blocked-uri']),
        page: routeOfPage(report['document-uri']),
      },
    ];
  }
  const list = z.safeParse(newReports, Array.isArray(body) ? body.slice(0, VIOLATIONS_MAX) : body);
  if (!list.success) return null;
  return list.data.map(({ body: report }) => ({
    directive: plain(report.effectiveDirective),
    blocked: whatWasBlocked(report.blockedURL),
    page: routeOfPage(report.documentURL),
  }));
}
