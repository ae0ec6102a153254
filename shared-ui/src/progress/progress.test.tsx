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
])('a value of %d is shown and read as %s', (value, now, figure) => {
  show({ value });
  expect(bar()).toHaveAttribute('aria-valuenow', now);
  expect(screen.getByText(figure)).toBeVisible();
});

test('it never says that it is done before it is', () => {
  show({ value: 99.9 });
  expect(screen.getByText('99%')).toBeVisible();
});

test.each([null, Number.NaN])('without a value (%s) there is no figure', (value) => {
  show({ value });
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test('a detail takes the place of the percentage, for the eye and the ear', () => {
  show({ value: 24, detail: '12 of 50' });
  expect(screen.getByText('12 of 50')).toBeVisible();
  expect(screen.queryByText('24%')).not.toBeInTheDocument();
  expect(bar()).toHaveAttribute('aria-valuetext', '12 of 50');
});

test('what is going on is announced when it changes, the figure is not', () => {
  show({ value: 10 });
  expect(screen.getByRole('status')).toHaveTextContent(/^Making the PDF…$/);
});

test('Cancel is pressed by keyboard, and not again while it is cancelling', async () => {
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
