import type { Column, Row } from '@airdex/server/spreadsheet';

export const COLUMNS: readonly Column[] = [
  ...['Country', 'Channel'].map((header) => ({ header, width: 20, kind: 'text' as const })),
  { header: 'Date', width: 12, kind: 'date' },
  ...['Time', 'Local title', 'Format title', 'Original title', 'Genre', 'Subgenre', 'Format type'].map(
    (header) => ({ header, width: 24, kind: 'text' as const }),
  ),
  ...['Premiere share %', 'Average share %', 'Slot share %'].map((header) => ({
    header,
    width: 11,
    kind: 'decimal' as const,
  })),
  ...['Episodes', 'Duration'].map((header) => ({ header, width: 10, kind: 'integer' as const })),
  ...['Concept', 'Keywords', 'Production companies', 'Distributors'].map((header) => ({
    header,
    width: 40,
    kind: 'text' as const,
  })),
  { header: 'Id', width: 10, kind: 'integer' },
  { header: 'Programme card', width: 42, kind: 'link' },
];

const WORDS = ['Harbour', 'Night', 'Château', 'Kitchen', 'Signal', '港口', '夜晚', 'Mirror & Sons', 'Garden'];
const word = (seed: number) => WORDS[seed % WORDS.length] ?? '';
const DAY_MS = 86_400_000;

/** A row in the form of an export; always the same for the same number. */
function row(number: number): Row {
  const title = `${word(number)} ${word(number * 7 + 3)} ${number}`;
  return [
    word(number * 3),
    `Channel ${number % 240}`,
    new Date(1_700_000_000_000 + (number % 900) * DAY_MS),
    `${String(number % 24).padStart(2, '0')}:${number % 2 === 0 ? '00' : '30'}`,
    title,
    number % 3 === 0 ? null : `${title} (format)`,
    number % 4 === 0 ? null : `${title} (original)`,
    word(number * 5),
    word(number * 11),
    number % 2 === 0 ? 'Original' : 'Adaptation',
    (number % 400) / 10,
    (number % 390) / 10,
    number % 5 === 0 ? null : (number % 380) / 10,
    number % 30,
    number % 120,
    `A ${word(number)} in a ${word(number * 13)} changes what everybody of number ${number} believed.`,
    `${word(number)}; ${word(number * 17)}; ${word(number * 19)}`,
    `${word(number * 23)} Pictures / ${word(number * 29)} & Co`,
    `${word(number * 31)} Distribution`,
    number,
    `https://airdex.example/card/${number}`,
  ];
}

const BATCH = 1000;

/** This many rows in batches, created while they are read, as from a database. */
export async function* batches(count: number): AsyncGenerator<Row[]> {
  for (let start = 0; start < count; start += BATCH)
    yield await Promise.resolve(
      Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => row(start + index + 1)),
    );
}
