import { readFileSync } from 'node:fs';
import { readIndexFile } from '../../src/search-index/storage/read-index-file.ts';
import { writeIndexFile } from '../../src/search-index/storage/write-index-file.ts';
import { largeIndex } from './large-index.ts';

/* Stores or reads an index and prints by how many MiB the process grew at most. Arguments: the task, the file and the
   size in MiB. */
const [, , what, file = '', mib = ''] = process.argv;
const data = what === 'write' ? largeIndex(Number(mib)) : null;
/** In MiB. On Linux not from `resourceUsage()`, which starts with the size of the parent process. */
const peak = (): number =>
  process.platform === 'linux'
    ? Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024
    : process.resourceUsage().maxRSS / 1024;
const before = peak();
if (data === null) readIndexFile(file, 'this code', 1);
else writeIndexFile({ file, temporary: `${file}.new` }, 'this code', { catalogue: '', data });
process.stdout.write(String(Math.round(peak() - before)));
