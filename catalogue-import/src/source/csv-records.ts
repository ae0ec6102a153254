import { pipeline, Readable } from 'node:stream';
import { parse, CsvError } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import type { Delimiter } from './delimiter.ts';
import { ImportError } from './import-error.ts';
import { RECORD_MAX, tooLong } from './source-limits.ts';

export interface CsvRecord {
  /** First line of the record, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The first record of a text, or null if it has none. */
export function firstRecord(text: string, delimiter: Delimiter): readonly string[] | null {
  // Reads only the header: the rows below it must not be able to cause a failure.
  const options = { delimiter, to: 1, relax_column_count: true, relax_quotes: true } as const;
  const [record] = parseNow(headerText(text), options);
  return record ?? null;
}

/** The text up to the first line break outside quotes. */
function headerText(text: string): string {
  let quoted = false;
  for (let position = 0; position < text.length; position += 1) {
    if (text[position] === '"') quoted = !quoted;
    else if (text[position] === '\n' && !quoted) return text.slice(0, position);
  }
  return text;
}

/**
 * The records below the header, in order. Throws {@link ImportError} with the line for text that is not CSV.
 */
export async function* csvRecords(
  text: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<CsvRecord, void> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    from: 2,
    max_record_size: RECORD_MAX,
  });
  // A failure of the text ends the parser too; the loop below throws it.
  pipeline(Readable.from(text), parser, () => undefined);
  let line = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      const height = record.reduce((lines, cell) => lines + (cell.split('\n').length - 1), 0);
      line = info.lines - height;
      yield { line, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw new ImportError(tooLong(line));
    const at = typeof error['lines'] === 'number' ? error['lines'] : line + 1;
    throw new ImportError(`line ${at} is not valid CSV: ${error.message}`);
  }
}
