/** The programme's id of a path's parameter, or null when it is none. */
export function programmeId(parameter: string): number | null {
  const id = Number(parameter);
  return /^\d+$/.test(parameter) && Number.isSafeInteger(id) ? id : null;
}
