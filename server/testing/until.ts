/** Resolves once `holds` does. Polls, for events in another process or on the disk. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}
