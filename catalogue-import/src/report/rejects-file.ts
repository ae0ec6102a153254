import { mkdirSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
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

  constructor(folder: string) {
    this.path = path.join(folder, 'rejects.csv');
  }

  get exists(): boolean {
    return this.#written;
  }

  add(row: RejectedRow): void {
    const cells = [row.file, String(row.line), REJECT_REASONS[row.reason], row.detail ?? '', row.raw];
    this.#pending.push(`${cells.map(csvCell).join(',')}\r\n`);
  }

  async flushIfLong(): Promise<void> {
    if (this.#pending.length >= FLUSH_ROWS) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#pending.length === 0) return;
    if (!this.#written) {
      mkdirSync(path.dirname(this.path), { recursive: true });
      rmSync(this.path, { force: true });
      // With the byte order mark, spreadsheets read it as UTF-8.
      this.#pending.unshift(`\ufeff${HEADER}`);
      this.#written = true;
    }
    const rows = this.#pending.join('');
    this.#pending = [];
    await appendFile(this.path, rows);
  }
}

function csvCell(text: string): string {
  // A spreadsheet would run a cell that starts with = + - @ as a formula.
  const shown = printableLines(text);
  const safe = /^[=+@]|^-\D/.test(shown) ? `'${shown}` : shown;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
