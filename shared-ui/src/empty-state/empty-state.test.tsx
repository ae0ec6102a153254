import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

test('shows what is missing and offers an action', () => {
  render(
    <EmptyState title="No saved searches" text="Save a search to find it here.">
      <Button>Start a search</Button>
    </EmptyState>,
  );
  expect(screen.getByText('No saved searches')).toBeInTheDocument();
  expect(screen.getByText('Save a search to find it here.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start a search' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
