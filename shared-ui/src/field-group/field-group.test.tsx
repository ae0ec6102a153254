import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { FieldGroup } from './index.ts';

test('names its fields as a group, with an optional description', () => {
  const { rerender } = render(
    <FieldGroup label="Launch date" description="Upcoming programmes are included.">
      <input aria-label="From" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'Launch date' });
  expect(within(group).getByRole('textbox', { name: 'From' })).toBeVisible();
  expect(group).toHaveAccessibleDescription('Upcoming programmes are included.');
  rerender(
    <FieldGroup label="Launch date">
      <input aria-label="From" />
    </FieldGroup>,
  );
  expect(group).not.toHaveAccessibleDescription();
});
