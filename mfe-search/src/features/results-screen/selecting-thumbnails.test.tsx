import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { answerWith, quickSearch, show } from './results-screen.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
});

describe('selecting thumbnails', () => {
  const showThree = async () => {
    const search = answerWith(
      [1, 2, 3].map((idProgram) => programmeLine({ idProgram, localTitle: `Title ${idProgram}` })),
    );
    const host = show(search);
    quickSearch(host, 'abc');
    await screen.findByRole('grid', { name: 'Results' });
    return { host, list: within(screen.getByRole('grid', { name: 'Results' })) };
  };

  test('[SEL-03] hides check boxes until the user asks for them, and ticks and unticks', async () => {
    const { list } = await showThree();
    expect(list.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByText('3 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show selection' }));
    const second = list.getByRole('checkbox', { name: 'Select Title 2' });
    expect(second).toBeChecked();
    await userEvent.click(second);
    expect(second).not.toBeChecked();
    expect(screen.getByText('2 selected')).toHaveTextContent('2 selected1 excluded');
    await userEvent.click(second);
    expect(screen.getByText('3 selected')).toBeVisible();
    const hide = screen.getByRole('button', { name: 'Hide selection' });
    // Pressed or not, it would be unclear whether check boxes are shown.
    expect(hide).not.toHaveAttribute('aria-pressed');
    await userEvent.click(hide);
    expect(list.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('shows select-all above thumbnails only: the table has its own', async () => {
    const { list } = await showThree();
    await userEvent.click(screen.getByRole('button', { name: 'Show selection' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(list.getAllByRole('checkbox', { checked: false })).toHaveLength(3);
    expect(screen.getByText('0 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    expect(screen.queryByRole('checkbox', { name: 'Select all' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all programmes' })).not.toBeChecked();
  });

  test('[RES-08] selects everything for another search, but keeps the selection for another order', async () => {
    const { host } = await showThree();
    await userEvent.click(screen.getByRole('button', { name: 'Show selection' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Title 2' }));
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    await userEvent.click(screen.getByRole('button', { name: 'Channel' }));
    expect(await screen.findByText('2 selected')).toBeVisible();
    quickSearch(host, 'abcd');
    expect(await screen.findByText('3 selected')).toBeVisible();
  });
});
