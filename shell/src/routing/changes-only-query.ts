import type { Location } from 'react-router-dom';

export type Place = Pick<Location, 'pathname' | 'search'>;

/** Whether a navigation stays on a page and changes its query. A link to the page that is shown already changes nothing. */
export function changesOnlyQuery(before: Place | null, after: Place): boolean {
  return before?.pathname === after.pathname && before.search !== after.search;
}
