import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeQuery, ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { useRequestedCode } from './use-requested-code.ts';

/** A button that opens what loads. Returns functions that end the attempt under way, and their number. */
function show(name: string) {
  const attempts: PromiseWithResolvers<string>[] = [];
  const query = codeQuery(name, () => {
    const attempt = Promise.withResolvers<string>();
    attempts.push(attempt);
    return attempt.promise;
  });
  function Surface() {
    const { code, state, preload, request, close } = useRequestedCode(query);
    return (
      <>
        <button onPointerEnter={preload} onClick={request}>
          Open
        </button>
        <p role="status">{state}</p>
        {state === 'ready' && <button onClick={close}>{code}</button>}
      </>
    );
  }
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      <Surface />
    </ScreenProviders>,
  );
  const settle = (end: (attempt: PromiseWithResolvers<string>) => void) =>
    act(async () => {
      const latest = attempts.at(-1);
      if (latest !== undefined) end(latest);
      await Promise.resolve();
    });
  return {
    attempts,
    arrive: () => settle(({ resolve }) => resolve('The form')),
    fail: () => settle(({ reject }) => reject(new Error('offline'))),
  };
}
const opener = () => screen.getByRole('button', { name: 'Open' });
const state = () => screen.getByRole('status').textContent;

test('opens once the code has loaded, and at once from then on', async () => {
  const { attempts, arrive } = show('requested');
  await userEvent.click(opener());
  expect(state()).toBe('loading');
  await arrive();
  await userEvent.click(await screen.findByRole('button', { name: 'The form' }));
  expect(state()).toBe('idle');
  await userEvent.click(opener());
  expect(state()).toBe('ready');
  expect(attempts).toHaveLength(1);
});

test('a failure ends the request, so that the code opens nothing when it loads later', async () => {
  const { fail, arrive } = show('failed-request');
  await userEvent.click(opener());
  await fail();
  expect(await screen.findByText('failed')).toBeVisible();
  await userEvent.unhover(opener());
  await userEvent.hover(opener());
  await arrive();
  expect(state()).toBe('failed');
  await userEvent.click(opener());
  expect(state()).toBe('ready');
});

test('a failed preload shows nothing, and the request after it is loading', async () => {
  const { attempts, fail, arrive } = show('failed-preload');
  await userEvent.hover(opener());
  await fail();
  expect(state()).toBe('idle');
  await userEvent.click(opener());
  expect(state()).toBe('loading');
  expect(attempts).toHaveLength(2);
  await arrive();
  expect(await screen.findByText('ready')).toBeVisible();
});
