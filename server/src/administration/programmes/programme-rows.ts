import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { HttpError } from '../../http/http-error.ts';
import { findUnstorableText } from '../../http/unstorable-text.ts';
import { invalidFiles, type FileIssue } from '../files/invalid-files.ts';
import type { SourceFile } from '../files/source-file.ts';
import { PROGRAMME } from './find-programmes.ts';
import { programmeFields, type GivenContent } from './programme-content.ts';

const ROWS_MAX = 10_000;
/** The column that identifies the programme. */
const NAME_COLUMN = 'programme';

const rowSchema = z.strictObject({ [NAME_COLUMN]: PROGRAMME, ...programmeFields });

/** A row of a file: a programme and its changes. */
export interface ProgrammeRow {
  readonly name: string;
  readonly content: GivenContent;
  /** An error in a field, or in the name of the programme. */
  readonly issue: (message: string, field?: string) => FileIssue;
}

/** Reads CSV with a line of column names. An empty cell changes nothing. Throws with file, line and field. */
export function parseProgrammeRows(files: readonly SourceFile[]): ProgrammeRow[] {
  const issues: FileIssue[] = [];
  const rows = files.flatMap((file) => readFile(file, issues));
  if (rows.length > ROWS_MAX) throw new HttpError('validation', `The files have more than ${ROWS_MAX} rows.`);
  const lines = new Map<string, string>();
  for (const row of rows) {
    const { file, line } = row.issue('');
    const before = lines.get(row.name);
    if (before !== undefined) issues.push(row.issue(`is also in ${before}`));
    lines.set(row.name, `${file}:${line}`);
  }
  if (issues.length > 0) throw invalidFiles(issues);
  return rows;
}

function readFile({ name: file, text }: SourceFile, issues: FileIssue[]): ProgrammeRow[] {
  const former = issues.length;
  const [header, ...records] = readRecords(file, text);
  const columns = header?.cells ?? [];
  const unknown = columns.filter((column) => !Object.hasOwn(rowSchema.shape, column));
  for (const column of unknown)
    issues.push({ field: column, message: 'is not a known column', file, line: 1 });
  if (new Set(columns).size < columns.length)
    issues.push({ field: '', message: 'names a column twice', file, line: 1 });
  if (!columns.includes(NAME_COLUMN))
    issues.push({ field: NAME_COLUMN, message: 'should be one of the columns', file, line: 1 });
  if (issues.length > former) return [];
  return records.flatMap(({ cells, line }) => {
    const row = Object.fromEntries(
      columns.map((column, index) => [column, cells[index] ?? '']).filter(([, cell]) => cell !== ''),
    ) as Record<string, string>;
    const parsed = rowSchema.safeParse(row);
    for (const { path, message } of parsed.error?.issues ?? [])
      issues.push({ field: path.join('.'), message, file, line });
    const unstorable = findUnstorableText(row);
    if (unstorable)
      issues.push({
        field: unstorable.join('.'),
        message: 'Contains a character that is not allowed',
        file,
        line,
      });
    if (!parsed.success) return [];
    const { [NAME_COLUMN]: name, ...content } = parsed.data;
    return [{ name, content, issue: (message, field = NAME_COLUMN) => ({ field, message, file, line }) }];
  });
}

interface CsvRecord {
  readonly cells: readonly string[];
  /** Its first line, from 1. */
  readonly line: number;
}

function readRecords(file: string, text: string): CsvRecord[] {
  let wholeLines = 0;
  try {
    const records = parse(text, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      on_record(record, { lines }) {
        wholeLines = lines;
        return record;
      },
    }) as unknown as readonly {
      readonly record: readonly string[];
      readonly info: { readonly lines: number };
    }[];
    return records.map(({ record: cells, info }) => {
      const height = cells.reduce((lines, cell) => lines + (cell.split('\n').length - 1), 0);
      return { cells, line: info.lines - height };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The rest of the file is then one cell, so the error names its last line.
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw invalidFiles([
        { field: '', message: 'has a quote that is not closed', file, line: wholeLines + 1 },
      ]);
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    throw invalidFiles([{ field: '', message: error.message, file, line }]);
  }
}
