import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './index.ts';

const onChange = jest.fn<(value: string) => void>();
const onSubmit = jest.fn<(value: string) => void>();

function HeaderSearch({ isBusy = false }: { isBusy?: boolean }) {
  const [term, setTerm] = useState('');
  return (
    <SearchField
      label="Search programmes"
      placeholder="Search..."
      clearLabel="Clear"
      value={term}
      isBusy={isBusy}
      onSubmit={onSubmit}
      onChange={(value) => {
        onChange(value);
        setTerm(value);
      }}
    />
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search programmes' });

test('changes on typing and submits the text on Enter', async () => {
  const user = userEvent.setup();
  render(<HeaderSearch />);
  await user.tab();
  await user.keyboard('100%{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('100%');
  expect(onSubmit.mock.calls).toEqual([['100%']]);
  expect(field()).toHaveAttribute('placeholder', 'Search...');
});

test('clears on Escape and by its button, and keeps the focus; has no button while empty', async () => {
  const user = userEvent.setup();
  render(<HeaderSearch />);
  await user.type(field(), 'crime');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await user.type(field(), 'crime');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('leaves the key that ended a composition to the input method', () => {
  onSubmit.mockClear();
  render(<HeaderSearch />);
  fireEvent.change(field(), { target: { value: 'xinwen' } });
  // Safari reports the key after the end.
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 });
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field()).toHaveValue('xinwen');
});

test('shows characters during composition, but changes and submits only at its end', () => {
  onChange.mockClear();
  onSubmit.mockClear();
  render(<HeaderSearch />);
  fireEvent.compositionStart(field());
  fireEvent.change(field(), { target: { value: 'fan' } });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(field()).toHaveValue('fan');
  expect(onChange).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();

  fireEvent.change(field(), { target: { value: '犯罪' } });
  fireEvent.compositionEnd(field());
  expect(onChange.mock.calls).toEqual([['犯罪']]);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onSubmit.mock.calls).toEqual([['犯罪']]);
});
