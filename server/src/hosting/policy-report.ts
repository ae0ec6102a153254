import * as z from 'zod/mini';

/** One violation, in the words of the log. */
export interface PolicyViolation {
  readonly directive: string;
  /** What was kept from the page: an address without its query, or a word such as `inline`. */
  readonly blocked: string;
  /** Path of the page. */
  readonly page: string;
}

/** Characters of each part that are logged. */
const TEXT_MAX = 200;
/** Violations of one request that are logged. */
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

/** Without query and fragment: they may tell what somebody searched for. One line, whatever was sent. */
function plain(value: string): string {
  return (value.split(/[?#]/)[0] ?? '').replace(/[^\x20-\x7e]/g, ' ').slice(0, TEXT_MAX);
}

function pathOf(address: string): string {
  return URL.canParse(address) ? plain(new URL(address).pathname) : '';
}

/** Reads a report in either of the forms that browsers send; null for anything else. */
export function readPolicyReport(body: unknown): readonly PolicyViolation[] | null {
  const old = z.safeParse(oldReport, body);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = plain(report['effective-directive'] || report['violated-directive']);
    return [{ directive, blocked: plain(report['blocked-uri']), page: pathOf(report['document-uri']) }];
  }
  const list = z.safeParse(newReports, Array.isArray(body) ? body.slice(0, VIOLATIONS_MAX) : body);
  if (!list.success) return null;
  return list.data.map(({ body: report }) => ({
    directive: plain(report.effectiveDirective),
    blocked: plain(report.blockedURL),
    page: pathOf(report.documentURL),
  }));
}
