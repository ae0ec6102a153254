/** Returns true if the user has asked the browser to save data, so nothing should be preloaded. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
