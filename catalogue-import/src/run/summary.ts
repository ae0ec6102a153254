import type { FileResult } from './import-result.ts';
import { printableResult } from './printable-result.ts';
import { REJECT_REASONS, REPAIR_REASONS } from '../report/reasons.ts';

type TakenFile = Extract<FileResult, { state: 'taken' }>;

const HEAD = ['File', 'Layout', 'Encoding', 'Read', 'Taken', 'Unchanged', 'Merged', 'Rejected', 'Repaired'];

/** The table and the reasons at the end of an import, as lines of text. */
export function summaryLines(found: readonly FileResult[]): string[] {
  const results = found.map(printableResult);
  const taken = results.filter((result) => result.state === 'taken');
  const lines: string[] = [];
  if (taken.length > 0) lines.push(...table([HEAD, ...taken.map(cells), total(taken)]), '');
  for (const result of results)
    if (result.state !== 'taken')
      lines.push(`${result.state === 'failed' ? 'FAILED ' : 'skipped'} ${result.file}: ${result.reason}`);
  for (const result of taken)
    if (result.wrongDeclaration)
      lines.push(
        `note    ${result.file}: declares ${result.wrongDeclaration} but is written in ${result.encoding}`,
      );
  lines.push(
    ...reasons(
      'Repaired',
      REPAIR_REASONS,
      taken.map(({ repairs }) => repairs),
    ),
  );
  lines.push(
    ...reasons(
      'Rejected',
      REJECT_REASONS,
      taken.map(({ rejections }) => rejections),
    ),
  );
  return lines;
}

function cells({ file, layout, encoding, rowsRead, counts, repairedRows }: TakenFile): string[] {
  const numbers = [rowsRead, counts.taken, counts.unchanged, counts.merged, counts.rejected, repairedRows];
  return [file, layout, encoding, ...numbers.map(grouped)];
}

function total(files: readonly TakenFile[]): string[] {
  const sum = (of: (file: TakenFile) => number): string =>
    grouped(files.reduce((all, file) => all + of(file), 0));
  return [
    'Total',
    '',
    '',
    sum(({ rowsRead }) => rowsRead),
    sum(({ counts }) => counts.taken),
    sum(({ counts }) => counts.unchanged),
    sum(({ counts }) => counts.merged),
    sum(({ counts }) => counts.rejected),
    sum(({ repairedRows }) => repairedRows),
  ];
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ' ');
}

/** Columns are as wide as their widest cell; the first three are left-aligned, numbers right-aligned. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

function reasons<K extends string>(
  title: string,
  texts: Readonly<Record<K, string>>,
  counted: readonly ReadonlyMap<K, number>[],
): string[] {
  const sums = new Map<K, number>();
  for (const counts of counted)
    for (const [reason, count] of counts) sums.set(reason, (sums.get(reason) ?? 0) + count);
  if (sums.size === 0) return [];
  const sorted = [...sums].sort((a, b) => b[1] - a[1]);
  return [
    '',
    `${title}:`,
    ...sorted.map(([reason, count]) => `${grouped(count).padStart(9)}  ${texts[reason]}`),
  ];
}
