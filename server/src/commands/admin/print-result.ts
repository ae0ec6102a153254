import type { OperationResult } from '../../administration/index.ts';

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cell).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The result as text: objects as lines of their fields, separated by an empty line, and the message. */
export function describeResult({ message, data }: OperationResult): string {
  const rows = Array.isArray(data) ? (data as readonly object[]) : [];
  const parts = rows.map((row) =>
    Object.entries(row)
      .map(([field, value]) => `${field}: ${cell(value)}`)
      .join('\n'),
  );
  if (typeof data === 'string') parts.push(data.trimEnd());
  if (message !== '') parts.push(message);
  return parts.join('\n\n');
}
