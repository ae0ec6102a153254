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
