import { expect, test } from '@jest/globals';
import { namedQuestion, namedReport, questionPath, reportPath } from './content-paths.ts';

test('reports and questions have addresses', () => {
  expect([reportPath(7), questionPath(12)]).toEqual(['/reports?report=7', '/faq?question=12']);
  expect([namedReport(reportPath(7)), namedQuestion(questionPath(12))]).toEqual([7, 12]);
});

test.each([
  ['/reports', null],
  ['/reports?report=', null],
  ['/reports?report=seven', null],
  ['/reports?report=-7', null],
  ['/reports?report=7.5', null],
  ['/reports?question=7', null],
  ['/reports?x=1&report=7#top', 7],
])('%s names the report %s', (location, id) => {
  expect(namedReport(location)).toBe(id);
});
