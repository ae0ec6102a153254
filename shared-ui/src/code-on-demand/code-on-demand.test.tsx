import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeOnDemand, OnDemandState, useCodeOnDemand, type CodeOnDemand } from './index.ts';

const TEXTS = { loading: 'Loading…', failed: 'It could not be loaded', retry: 'Retry' };

function Surface({ source }: { source: CodeOnDemand<() => string> }) {
  const { code, isFailed, load } = useCodeOnDemand(source);
  return (
    <>
      <button onClick={load}>Open</button>
      {code ? code() : <OnDemandState texts={TEXTS} isFailed={isFailed} onRetry={load} />}
    </>
  );
}

test('loads once, when it is requested, and is available immediately afterwards', async () => {
  let fetched = 0;
  const source = codeOnDemand(() => {
    fetched += 1;
    return Promise.resolve(() => 'the list');
  });
  const { unmount } = render(<Surface source={source} />);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
  expect(fetched).toBe(0);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('the list')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  unmount();
  render(<Surface source={source} />);
  expect(screen.getByText('the list')).toBeInTheDocument();
  expect(fetched).toBe(1);
});

test('shows a failure, and loads on Retry', async () => {
  const network = Promise.withResolvers<() => string>();
  const attempts = [Promise.reject(new Error('offline')), network.promise];
  const source = codeOnDemand(() => attempts.shift() ?? network.promise);
  render(<Surface source={source} />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('It could not be loaded')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
  network.resolve(() => 'the list');
  expect(await screen.findByText('the list')).toBeInTheDocument();
});
