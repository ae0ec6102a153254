import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedControl } from './index.ts';

function Views() {
  const [view, setView] = useState<'thumbs' | 'list'>('thumbs');
  return (
    <SegmentedControl
      label="View"
      value={view}
      onChange={setView}
      segments={[
        { id: 'thumbs', label: 'Thumbnails', icon: <svg /> },
        { id: 'list', label: 'List', icon: <svg /> },
      ]}
    />
  );
}

test('moves along the group with arrows and selects with space', async () => {
  const user = userEvent.setup();
  render(<Views />);
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Thumbnails' })).toBeChecked();
  await user.tab();
  await user.keyboard('{ArrowRight} ');
  expect(screen.getByRole('radio', { name: 'List' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Thumbnails' })).not.toBeChecked();
});

test('Tab reaches the selected option, or the first enabled one if it is disabled', async () => {
  const user = userEvent.setup();
  const period = (isDisabled: boolean) => (
    <SegmentedControl
      label="Period"
      value="month"
      onChange={() => undefined}
      segments={[
        { id: 'day', label: 'Day', isDisabled: true },
        { id: 'week', label: 'Week' },
        { id: 'month', label: 'Month', isDisabled },
        { id: 'year', label: 'Year' },
      ]}
    />
  );
  const { unmount } = render(period(false));
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Month' })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
  unmount();
  render(period(true));
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Week' })).toHaveFocus();
});

test('keeps a selected option on another click', async () => {
  const user = userEvent.setup();
  render(<Views />);
  await user.click(screen.getByRole('radio', { name: 'Thumbnails' }));
  expect(screen.getByRole('radio', { name: 'Thumbnails' })).toBeChecked();
});

test('sets the language of a label in another language', () => {
  render(
    <SegmentedControl
      label="Language"
      value="en"
      onChange={() => undefined}
      segments={[
        { id: 'en', label: 'English', lang: 'en' },
        { id: 'ch', label: '中文', lang: 'zh-CN' },
      ]}
    />,
  );
  expect(screen.getByRole('radio', { name: '中文' })).toHaveAttribute('lang', 'zh-CN');
});
