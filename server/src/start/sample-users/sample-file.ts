import { readFile } from 'node:fs/promises';

const FILE = new URL('sample-users.yaml', import.meta.url);
/** The year for which the file is written. */
const WRITTEN_FOR = 2026;

/** The declared state with the companies, accesses and users of a sample installation, for the year of a day. */
export async function readSampleFile(
  today: string,
): Promise<{ readonly name: string; readonly text: string }> {
  const years = Number(today.slice(0, 4)) - WRITTEN_FOR;
  const text = await readFile(FILE, 'utf8');
  return {
    name: 'sample-users.yaml',
    text: text.replaceAll(/\b20\d\d\b/g, (year) => String(Number(year) + years)),
  };
}
