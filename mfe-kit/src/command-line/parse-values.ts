import { InvalidArgumentError } from 'commander';

function parseLine(value: string, most: number): string {
  const line = value.trim();
  if (line === '' || line.length > most || /\p{Cc}/u.test(line))
    throw new InvalidArgumentError(`It should be one line of at most ${most} characters.`);
  return line;
}

export function parseWho(value: string): string {
  return parseLine(value, 200);
}

export function parseReason(value: string): string {
  return parseLine(value, 500);
}

function parseWhole(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError('It should be a whole number, 0 or more.');
  return Number(value);
}

export const parseRevision = parseWhole;
export const parseCount = parseWhole;

/** A percentage of users: above 0 and at most 100, such as 0.5. */
export function parsePercent(value: string): number {
  const percent = /^\d+(\.\d+)?$/.test(value) ? Number(value) : NaN;
  if (!(percent > 0 && percent <= 100))
    throw new InvalidArgumentError('It should be a percentage above 0 and up to 100, such as 10 or 0.5.');
  return percent;
}

/** The id of a composition, or the hash of a release. */
export function parseHash(value: string): string {
  if (!/^[0-9a-f]{16}$/.test(value))
    throw new InvalidArgumentError('It should be 16 hexadecimal characters; `mfe status` shows them.');
  return value;
}
