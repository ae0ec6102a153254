import iconv from 'iconv-lite';
import { RANK, type Layout, type TakenLayout } from '../rows/layout.ts';
import { layoutOf } from './layout-registry.ts';
import { firstRecord } from '../source/csv-records.ts';
import { delimiterOf, type Delimiter } from '../source/delimiter.ts';
import { assertText } from '../source/assert-text.ts';
import { ImportError, reasonOf } from '../source/import-error.ts';
import { inspectFile, type InspectedFile } from '../source/inspect-file.ts';
import { assertEncoding } from '../source/open-text.ts';
import type { FoundFile } from './collect-files.ts';

interface Recognised {
  readonly file: FoundFile;
  readonly inspected: InspectedFile;
}

export interface GuideFile extends Recognised {
  readonly kind: 'guide';
  readonly rank: number;
}

export interface TableFile extends Recognised {
  readonly kind: 'table';
  readonly rank: number;
  readonly layout: TakenLayout;
  readonly delimiter: Delimiter;
  readonly header: readonly string[];
}

/** A known file that is skipped, or that can't be imported. */
export interface OtherFile {
  readonly kind: 'skipped' | 'failed';
  readonly file: FoundFile;
  readonly layout: string | null;
  readonly reason: string;
}

export type RecognisedFile = GuideFile | TableFile | OtherFile;

/** Recognises a file by its content, not by its name or extension. Reads it once. */
export async function recogniseFile(file: FoundFile, encoding: string | null): Promise<RecognisedFile> {
  try {
    if (file.size === 0) return skipped(file, null, 'the file is empty');
    const inspected = await inspectFile(file.path, encoding);
    assertEncoding(inspected.encoding);
    const { head } = inspected;
    if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
      return skipped(file, 'workbook', 'workbooks are not imported: save the sheet as CSV');
    assertText(inspected);
    const text = iconv.decode(head, inspected.encoding);
    const begin = text.trimStart();
    if (begin === '') return skipped(file, null, 'the file is empty');
    if (begin.startsWith('<')) return { kind: 'guide', rank: RANK.guides, file, inspected };
    if (/^[[{]/.test(begin))
      return skipped(file, 'JSON', 'JSON is not imported: convert it to one of the CSV layouts');
    // A tab or space belongs to the header: its first name may be empty.
    return recogniseTable(file, inspected, text.replace(/^[\ufeff\r\n]+/, ''));
  } catch (error) {
    return { kind: 'failed', file, layout: null, reason: reasonOf(error) };
  }
}

function recogniseTable(file: FoundFile, inspected: InspectedFile, text: string): RecognisedFile {
  const delimiter = delimiterOf(text);
  const header = firstRecord(text, delimiter) ?? [];
  const layout: Layout | null = layoutOf(header);
  if (!layout) {
    const columns = header.slice(0, 8).join(', ').slice(0, 120);
    throw new ImportError(
      `its columns (${columns}…) match no known layout; docs/catalogue.md lists the layouts`,
    );
  }
  if (layout.kind === 'skipped') return skipped(file, layout.id, layout.reason);
  return { kind: 'table', rank: layout.rank, file, inspected, layout, delimiter, header };
}

function skipped(file: FoundFile, layout: string | null, reason: string): OtherFile {
  return { kind: 'skipped', file, layout, reason };
}
