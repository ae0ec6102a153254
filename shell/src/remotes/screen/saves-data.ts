/** True for a user who asked to be spared what is not needed yet. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
