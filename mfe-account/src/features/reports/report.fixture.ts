import type { Report } from '@airdex/shared-contracts/api';

/** A report for tests, without media. */
export function testReport(fields: Partial<Report> = {}): Report {
  return {
    idLetter: 7,
    title: 'Game shows',
    summary: 'Formats that travel',
    htmlSummary: '<p>Only in the text</p>',
    startMonth: '11/2026',
    image: null,
    video: null,
    pdf: null,
    ...fields,
  };
}
