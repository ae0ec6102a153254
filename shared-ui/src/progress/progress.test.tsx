import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../ui-provider/index.ts';
import { Progress, type ProgressProps } from './index.ts';

const show = (props: Partial<ProgressProps>, locale = 'en') =>
  render(
    <UiProvider locale={locale}>
      <Progress label="Making the PDF…" value={null} {...props} />
    </UiProvider>,
  );
const bar = () => screen.getByRole('progressbar', { name: 'Making the PDF…' });

test.each([
  [0, '0', '0%'],
  [42.9, '42', '42%'],
  [100, '100', '100%'],
  [180, '100', '100%'],
  [-3, '0', '0%'],
])('shows and reads a value of %d as %s', (value, now, figure) => {
  show({ value });
  expect(bar()).toHaveAttribute('aria-valuenow', now);
  expect(screen.getByText(figure)).toBeVisible();
});

test('never shows completion early', () => {
  show({ value: 99.9 });
  expect(screen.getByText('99%')).toBeVisible();
});

test.each([null, Number.NaN])('shows no figure without a value (%s)', (value) => {
  show({ value });
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test('shows and reads a detail instead of the percentage', () => {
  show({ value: 24, detail: '12 of 50' });
  expect(screen.getByText('12 of 50')).toBeVisible();
  expect(screen.queryByText('24%')).not.toBeInTheDocument();
  expect(bar()).toHaveAttribute('aria-valuetext', '12 of 50');
});

test('announces a change of the label, but not of the figure', () => {
  show({ value: 10 });
  expect(screen.getByRole('status')).toHaveTextContent(/^Making the PDF…$/);
});

test('cancels by keyboard, and only once', async () => {
  const user = userEvent.setup();
  const onCancel = jest.fn();
  const { rerender } = show({ value: 10, cancelLabel: 'Cancel', onCancel: () => onCancel() });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  rerender(
    <UiProvider locale="en">
      <Progress
        label="Making the PDF…"
        value={10}
        cancelLabel="Cancel"
        onCancel={() => onCancel()}
        isCancelling
      />
    </UiProvider>,
  );
  await user.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});
