import { ROUTES } from './routes.ts';

const REPORT = 'report';
const QUESTION = 'question';

/** The address of a report: `reportPath(7)` is '/reports?report=7'. */
export function reportPath(id: number): string {
  return `${ROUTES.reports}?${REPORT}=${id}`;
}

/** The address of a question and its answer: `questionPath(7)` is '/faq?question=7'. */
export function questionPath(id: number): string {
  return `${ROUTES.faq}?${QUESTION}=${id}`;
}

/** The id of the report in an address (path and query); null if there is none. */
export function namedReport(location: string): number | null {
  return namedId(location, REPORT);
}

/** The id of the question in an address (path and query); null if there is none. */
export function namedQuestion(location: string): number | null {
  return namedId(location, QUESTION);
}

function namedId(location: string, parameter: string): number | null {
  const query = new URLSearchParams(location.split('#', 1)[0]?.split('?').slice(1).join('?'));
  const text = query.get(parameter) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
