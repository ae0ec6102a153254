import { createReadStream } from 'node:fs';

/**
 * The lines of a text file, without their ends. Unlike `readline`, it does not end lines at U+2028 and U+2029, which
 * JSON may contain.
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let begun = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    begun += first;
    for (const next of others) {
      yield begun;
      begun = next;
    }
  }
  if (begun !== '') yield begun;
}
