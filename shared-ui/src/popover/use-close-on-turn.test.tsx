import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { Select } from '../select/index.ts';

const { innerWidth, innerHeight } = window;

/** Sets the size of the window, as turning a phone or opening its keyboard does. */
function resize(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  act(() => {
    fireEvent(window, new Event('resize'));
  });
}

afterEach(() => resize(innerWidth, innerHeight));

const options = [
  { id: 'low', label: 'Low' },
  { id: 'high', label: 'High' },
] as const;
const menuTexts = { loading: 'Loading…', failed: 'It could not be loaded', retry: 'Retry' };
const treeTexts = {
  all: 'All selected',
  none: 'Select an option',
  selected: (count: number) => `${count} selected`,
  search: 'Search',
  clearSearch: 'Clear',
  noResults: 'No results',
  selectAll: 'Select all',
  clear: 'Clear selection',
};

const surfaces = [
  [
    'select',
    'listbox',
    <Select
      key=""
      label="Priority"
      placeholder=""
      value={null}
      onChange={() => undefined}
      options={options}
    />,
  ],
  [
    'menu',
    'menu',
    <Menu
      key=""
      texts={menuTexts}
      trigger={<Button>Account</Button>}
      sections={[{ id: 'pages', label: 'Pages', entries: [{ id: 'faq', label: 'FAQ', href: '/faq' }] }]}
    />,
  ],
  [
    'multi-select',
    'tree',
    <MultiSelect
      key=""
      label="Channels"
      options={[{ id: 1, name: 'France', count: 30 }]}
      value={[]}
      onChange={() => undefined}
      texts={treeTexts}
    />,
  ],
] as const;

test.each(surfaces)(
  '%s closes when the window gets another width, not another height',
  async (_, role, trigger) => {
    const user = userEvent.setup();
    render(trigger);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole(role)).toBeInTheDocument();
    resize(innerWidth, 400);
    expect(screen.getByRole(role)).toBeInTheDocument();
    resize(400, innerWidth);
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  },
);
