/** Reads a programme's id from a path's parameter; null if it is not valid. */
export function programmeId(parameter: string): number | null {
  const id = Number(parameter);
  return /^\d+$/.test(parameter) && Number.isSafeInteger(id) ? id : null;
}

/** Reads comma-separated ids from a path's parameter, each once; null if there are none, invalid ones or too many. */
export function programmeIds(parameter: string, max: number): readonly number[] | null {
  const ids = [...new Set(parameter.split(',').map(programmeId))].filter((id) => id !== null);
  return ids.length === new Set(parameter.split(',')).size && ids.length <= max ? ids : null;
}
