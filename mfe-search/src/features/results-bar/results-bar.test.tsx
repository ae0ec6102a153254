import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { answerWith, quickSearch, show } from '../results-screen/results-screen.fixture.tsx';

test('explains sample data to keyboards and touch screens too', async () => {
  quickSearch(show(answerWith([programmeLine({ idProgram: 1, isSample: true })])), 'abc');
  const about = await screen.findByRole('button', { name: 'About the sample data' });
  await userEvent.pointer({ keys: '[TouchA]', target: about });
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/never broadcast/);
  expect(about).toHaveAccessibleDescription(/never broadcast/);
});
