import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { ChooseScreen } from './choose-screen.tsx';

test('says that its programme could not be loaded, and loads it on Retry', async () => {
  let isDown = true;
  const host = createTestHost({
    api: {
      getCard: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(programmeCard())),
      getRelated: () => Promise.resolve([]),
    },
  });
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <ChooseScreen ids={[7]} isRepaired={false} />
    </ScreenProviders>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The programme could not be loaded');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Choose programmes to compare “Nightfall” with.')).toBeVisible();
  expect(screen.getByRole('article')).toHaveFocus();
});
