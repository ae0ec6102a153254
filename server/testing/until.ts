/** Resolves once `holds` does: looks again and again, for things of another process or of the disk. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}
