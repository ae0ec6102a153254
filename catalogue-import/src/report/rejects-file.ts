import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { ImportError } from '../source/import-error.ts';
import { printableLines } from './printable.ts';
import { REJECT_REASONS } from './reasons.ts';
import type { RejectedRow } from './file-report.ts';

const HEADER = 'file,line,reason,detail,row\r\n';
const FLUSH_ROWS = 500;

/**
 * The rejected rows as CSV: file, line, reason, detail, row. The file exists only if there is at least one. The
 * column `row` contains the row as in its file, with escaped control characters.
 */
export class RejectsFile {
  readonly path: string;
  #pending: string[] = [];
  #written = false;
  #failure: string | null = null;

  constructor(folder: string) {
    this.path = path.join(folder, 'rejects.csv');
  }

  get exists(): boolean {
    return this.#written;
  }

  /** Why rejected rows could not be written; null: they were. */
  get failure(): string | null {
    return this.#failure;
  }

  /** @throws ImportError if the file could not be written, so that no import begins without it */
  check(): void {
    const folder = path.dirname(this.path);
    let nearest = folder;
    while (!existsSync(nearest)) nearest = path.dirname(nearest);
    try {
      accessSync(nearest, constants.W_OK);
      if (statSync(nearest).isDirectory()) return;
    } catch {
      // The message says it.
    }
    throw new ImportError(
      `Rejected rows can't be written to ${folder}: ${nearest} is not a writable folder.`,
    );
  }

  add(row: RejectedRow): void {
    const cells = [row.file, String(row.line), REJECT_REASONS[row.reason], row.detail ?? '', row.raw];
    this.#pending.push(`${cells.map(csvCell).join(',')}\r\n`);
  }

  async flushIfLong(): Promise<void> {
    if (this.#pending.length >= FLUSH_ROWS) await this.flush();
  }

  /** Writes what was added. A failure is kept: it must not prevent the import of the other files. */
  async flush(): Promise<void> {
    if (this.#pending.length === 0) return;
    const rows = this.#pending.join('');
    this.#pending = [];
    try {
      if (!this.#written) this.#begin();
      await appendFile(this.path, rows);
    } catch (error) {
      this.#failure ??= error instanceof Error ? error.message : String(error);
    }
  }

  #begin(): void {
    mkdirSync(path.dirname(this.path), { recursive: true });
    // A file of another account can't be written to, but it can be replaced.
    rmSync(this.path, { force: true });
    // With the byte order mark, spreadsheets read it as UTF-8.
    writeFileSync(this.path, `\ufeff${HEADER}`);
    this.#written = true;
  }
}

function csvCell(text: string): string {
  const shown = printableLines(text);
  const safe = isFormula(shown) ? `'${shown}` : shown;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Whether a spreadsheet may run the cell as a formula. It ignores white space before one. Negative numbers are none. */
function isFormula(cell: string): boolean {
  return /^\s*[=+@]|^[\t\r\n]|^\s*-/.test(cell) && !/^-\d+([.,]\d+)*%?$/.test(cell);
}
