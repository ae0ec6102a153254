import { useState } from 'react';
import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checklist, Select } from './index.ts';

/** Expects a name that does not come from another element. */
function expectOwnName(element: HTMLElement, name: string) {
  expect(element).toHaveAccessibleName(name);
  expect(element.getAttribute('aria-labelledby') ?? '').toBe('');
}

function Priority() {
  const [priority, setPriority] = useState<'low' | 'high' | null>(null);
  return (
    <Select
      label="Priority"
      placeholder="Choose"
      value={priority}
      onChange={setPriority}
      options={[
        { id: 'low', label: 'Low' },
        { id: 'high', label: 'High' },
      ]}
    />
  );
}

describe('Select', () => {
  test('opens, moves and selects by keyboard, then shows the selection', async () => {
    const user = userEvent.setup();
    render(<Priority />);
    await user.tab();
    const button = screen.getByRole('button', { name: /Priority/ });
    expect(button).toHaveFocus();
    expect(button).toHaveTextContent('Choose');
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Priority/ })).toHaveTextContent('High');
  });

  test('closes on Escape without changes', async () => {
    const user = userEvent.setup();
    render(<Priority />);
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('listbox', { name: /Priority/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveTextContent('Choose');
  });

  test('its list and surface have a name that does not depend on the inert label', async () => {
    const user = userEvent.setup();
    render(<Priority />);
    await user.click(screen.getByRole('button'));
    expectOwnName(screen.getByRole('listbox'), 'Priority');
    expectOwnName(screen.getByRole('dialog'), 'Priority');
  });
});

const fields = [
  { id: 'local', label: 'Local title' },
  { id: 'format', label: 'Format title' },
  { id: 'host', label: 'Host and cast' },
] as const;
type Field = (typeof fields)[number]['id'];

function TitleFields() {
  const [chosen, setChosen] = useState<readonly Field[]>(['format']);
  return (
    <Checklist
      label="Searched in"
      options={fields}
      value={chosen}
      onChange={setChosen}
      summary={chosen.join(' + ')}
      texts={{ loading: 'Loading…', failed: 'It could not be loaded', retry: 'Retry' }}
    />
  );
}

describe('Checklist', () => {
  test('stays open while several are selected, and reports them in the order of the list', async () => {
    const user = userEvent.setup();
    render(<TitleFields />);
    await user.click(screen.getByRole('button', { name: /Searched in/ }));
    const list = await screen.findByRole('listbox');
    expect(list).toHaveAttribute('aria-multiselectable', 'true');
    expectOwnName(list, 'Searched in');
    expectOwnName(screen.getByRole('dialog'), 'Searched in');
    await user.click(within(list).getByRole('option', { name: 'Host and cast' }));
    await user.click(within(list).getByRole('option', { name: 'Local title' }));
    expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(3);
    await user.click(within(list).getByRole('option', { name: 'Format title' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /Searched in/ })).toHaveTextContent('local + host');
  });

  test('selects and deselects with space', async () => {
    const user = userEvent.setup();
    render(<TitleFields />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'Format title', selected: true })).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByRole('option', { name: 'Format title' })).toHaveAttribute('aria-selected', 'false');
  });
});
