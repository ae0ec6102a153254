/** The programme's id of a path's parameter, or null when it is none. */
export function programmeId(parameter: string): number | null {
  const id = Number(parameter);
  return /^\d+$/.test(parameter) && Number.isSafeInteger(id) ? id : null;
}

/** The ids of a path's parameter, with commas between them, each once; null when there are none, others or too many. */
export function programmeIds(parameter: string, max: number): readonly number[] | null {
  const ids = [...new Set(parameter.split(',').map(programmeId))].filter((id) => id !== null);
  return ids.length === new Set(parameter.split(',')).size && ids.length <= max ? ids : null;
}
