import { randomUUID } from 'node:crypto';
import { writeIndexFile } from '../../src/search-index/storage/write-index-file.ts';
import { largeIndex } from './large-index.ts';

/* A process that stores an index again and again, until a test kills it. Its argument is the file. */
const [, , file = ''] = process.argv;
const data = largeIndex(24);
for (let catalogue = 1; ; catalogue++) {
  const temporary = `${file}.${randomUUID()}.unfinished`;
  writeIndexFile({ file, temporary }, 'this code', { catalogue: String(catalogue), data });
  process.stdout.write(`${catalogue}\n`);
}
