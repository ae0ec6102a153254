import { LARGEST_ID } from '../constants/largest-id.ts';
import { ROUTES } from './routes.ts';

/** Minimum and maximum number of programmes in a comparison. */
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;

const IDS = 'ids';

/** The programmes in the address of a comparison. */
export interface ComparedIds {
  /** In the order of the address, each once, at most `COMPARED_MAX`. */
  readonly ids: readonly number[];
  /** The address also contains something that is not shown: an invalid or repeated id, or too many. */
  readonly isRepaired: boolean;
}

/** The address of a comparison: `comparePath([7, 9])` is '/compare?ids=7,9'. */
export function comparePath(ids: readonly number[]): string {
  return ids.length === 0 ? ROUTES.compare : `${ROUTES.compare}?${IDS}=${ids.join(',')}`;
}

/** The programmes in the address of a comparison (path and query), without invalid entries. */
export function comparedIds(location: string): ComparedIds {
  const query = new URLSearchParams(location.split('#', 1)[0]?.split('?').slice(1).join('?'));
  const parts = (query.get(IDS) ?? '').split(',').filter((part) => part !== '');
  const valid = parts.filter((part) => /^\d+$/.test(part) && Number(part) >= 1 && Number(part) <= LARGEST_ID);
  const ids = [...new Set(valid.map(Number))].slice(0, COMPARED_MAX);
  return { ids, isRepaired: ids.length !== parts.length };
}
