import { expect, test } from '@jest/globals';
import { chosenReport, matchingReports } from './chosen-report.ts';
import { testReport } from './report.fixture.ts';

const REPORTS = [testReport(), testReport({ idLetter: 4, title: 'Réalité', summary: 'New dating shows' })];

test('the address names the report; without a known one the first is chosen', () => {
  expect(chosenReport(REPORTS, '/reports?report=4')?.idLetter).toBe(4);
  for (const location of ['/reports', '/reports?report=99', '/reports?report=x'])
    expect(chosenReport(REPORTS, location)?.idLetter).toBe(7);
  expect(chosenReport([], '/reports')).toBeUndefined();
});

test('the search finds terms in title or summary, in any case', () => {
  const found = (term: string) => matchingReports(REPORTS, term).map(({ idLetter }) => idLetter);
  expect(found('SHOWS')).toEqual([7, 4]);
  expect(found(' travel ')).toEqual([7]);
  expect(found('realite')).toEqual([4]);
  expect(found('only in the text')).toEqual([]);
  expect(found('  ')).toEqual([7, 4]);
});
