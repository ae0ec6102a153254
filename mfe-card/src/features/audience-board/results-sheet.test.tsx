import { expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { renderHook } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { measuredBoard } from '../audience-figures/testing/measured-board.ts';
import { texts } from '../../texts/index.ts';
import { resultsSheet } from './results-sheet.ts';

function translate() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      {children}
    </ScreenProviders>
  );
  return renderHook(() => useTranslation().t, { wrapper }).result.current;
}

test('[AUD-01] the sheet has a column for each fact, with exact figures', () => {
  const { header, rows } = resultsSheet(measuredBoard, measuredBoard.rows, translate());
  expect(header.slice(0, 9)).toEqual([
    'Programme slot',
    'Episodes',
    'Overnight',
    'Comparison slot',
    'Individuals 4+ Rat%',
    'Individuals 4+ Msh%',
    'Individuals 4+ Msh% of the slot',
    'Individuals 4+ Performance',
    'Individuals 4+ Rat 000',
  ]);
  expect(header).toHaveLength(14);
  expect(rows.map((row) => row.slice(0, 9))).toEqual([
    ['Premiere', 1, 'yes', 'Monday 20:30–21:30', 2.43, 24.3, 18.2, 'At least 20% above the slot', 1234.56],
    ['Repeats', null, 'no', null, null, null, null, null, null],
    ['Season average', 8, 'no', 'Monday 20:30–21:30', 3, 30, 29, 'Within 20% of the slot', 800],
  ]);
});

test('[AUD-01] the sheet has the rows in the order of the table, and no columns without figures', () => {
  const results = { ...measuredBoard, visibleIndicators: [INDICATORS.ratPerThousand] };
  const { header, rows } = resultsSheet(results, results.rows.toReversed(), translate());
  expect(header.slice(4)).toEqual(['Individuals 4+ Rat 000', 'Adults 18-49 Rat 000']);
  expect(rows.map(([slot]) => slot)).toEqual(['Season average', 'Repeats', 'Premiere']);
});
