import type { Report } from '@airdex/shared-contracts/api';
import { namedReport } from '@airdex/shared-contracts/routes';
import { folded } from '../text-search/folded.ts';

/** The report that an address names, or the first one. */
export function chosenReport(reports: readonly Report[], location: string): Report | undefined {
  const id = namedReport(location);
  return reports.find(({ idLetter }) => idLetter === id) ?? reports[0];
}

/** The reports that contain a term in their title or summary, ignoring case; a blank term matches all. */
export function matchingReports(reports: readonly Report[], term: string): readonly Report[] {
  const needle = folded(term).trim();
  return reports.filter(
    ({ title, summary }) => folded(title).includes(needle) || folded(summary).includes(needle),
  );
}
