import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './index.ts';

function NameField({ error }: { error?: string }) {
  const [name, setName] = useState('');
  return (
    <TextField label="Name" description="Shown in your lists" value={name} onChange={setName} error={error} />
  );
}

test('is found by its label, described by its help, and accepts typed text', async () => {
  const user = userEvent.setup();
  render(<NameField />);
  await user.tab();
  await user.keyboard('Crime 犯罪');
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Crime 犯罪');
  expect(field).toHaveAccessibleDescription('Shown in your lists');
  expect(field).toBeValid();
});

test('is marked invalid by an error, which is part of its description', () => {
  render(<NameField error="Enter a name" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a name'));
});

test('is named by a hidden label too', () => {
  render(<TextField label="Search by name" isLabelHidden placeholder="Name" />);
  expect(screen.getByRole('textbox', { name: 'Search by name' })).toHaveAttribute('placeholder', 'Name');
});

test('becomes a text area with more than one row; the ref reaches the control', () => {
  const reference = jest.fn<(element: HTMLElement | null) => void>();
  render(<TextField label="Description" rows={3} textAreaRef={reference} />);
  const area = screen.getByRole('textbox', { name: 'Description' });
  expect(area.tagName).toBe('TEXTAREA');
  expect(reference.mock.calls[0]?.[0]).toBe(area);
});

test('hides a password and keeps what the browser needs to fill it in', () => {
  render(<TextField label="Password" type="password" name="password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('name', 'password');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
});
