import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeLine } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { ChooseProgrammes } from './choose-programmes.tsx';

test('the search gets the focus when the chosen programme that had it disappears', async () => {
  const programmes = ['Nightfall', 'Morning'].map((localTitle, index) =>
    programmeLine({ idProgram: index + 1, localTitle }),
  );
  const host = createTestHost({
    api: {
      getAdvancedSearchPrograms: ({ body }) => {
        const programs = programmes.filter(({ localTitle }) => localTitle.startsWith(body?.term ?? ''));
        return Promise.resolve({ programs, count: programs.length, hideRatings: false });
      },
    },
  });
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <ChooseProgrammes ids={[]} min={2} max={4} related={null} onChoose={() => undefined} />
    </ScreenProviders>,
  );
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'Nightfall');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Nightfall/ }));
  await userEvent.clear(field);
  await userEvent.type(field, 'Morning');
  await screen.findByRole('checkbox', { name: /Morning/ });
  screen.getByRole('checkbox', { name: /Nightfall/ }).focus();
  await userEvent.keyboard(' ');
  expect(screen.queryByRole('checkbox', { name: /Nightfall/ })).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

test('Compare says on focus how many programmes it needs, and does nothing before', async () => {
  const onChoose = jest.fn();
  const host = createTestHost({
    api: {
      getRelated: () => Promise.resolve([programmeLine({ idProgram: 8, localTitle: 'Daybreak' })]),
    },
  });
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <ChooseProgrammes ids={[7]} min={1} max={3} related={7} onChoose={onChoose} />
    </ScreenProviders>,
  );
  const box = await screen.findByRole('checkbox', { name: /Daybreak/ });
  await userEvent.click(box);
  await userEvent.click(box);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Compare' })).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Select at least one programme.');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(box);
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith([8]);
});
