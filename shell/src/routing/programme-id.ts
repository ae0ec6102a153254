import { PDF_EXPORT_MAX } from '@airdex/shared-contracts/constants';
import { COMPARED_MAX, COMPARED_MIN } from '@airdex/shared-contracts/routes';

/** The largest id that the server accepts. */
const ID_MAX = 2 ** 31 - 1;

/** Reads a programme's id from a path's parameter; null if it is not valid. */
export function programmeId(parameter: string): number | null {
  const id = Number(parameter);
  return /^\d+$/.test(parameter) && id <= ID_MAX ? id : null;
}

/** Reads comma-separated ids from a path's parameter, each once; null if there are none, invalid ones or too many. */
export function programmeIds(parameter: string, max: number): readonly number[] | null {
  const ids = [...new Set(parameter.split(',').map(programmeId))].filter((id) => id !== null);
  return ids.length === new Set(parameter.split(',')).size && ids.length <= max ? ids : null;
}

/** The programmes of an export's path; null if they are invalid. */
export function cardPdfIds(parameter: string): readonly number[] | null {
  return programmeIds(parameter, PDF_EXPORT_MAX);
}

/** The programmes of a comparison's export; null if they are invalid or too few to compare. */
export function comparePdfIds(parameter: string): readonly number[] | null {
  const ids = programmeIds(parameter, COMPARED_MAX);
  return ids === null || ids.length < COMPARED_MIN ? null : ids;
}
