import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useBrowseKeys } from './use-browse-keys.ts';

function Page({ onNext, children }: { readonly onNext: () => void; readonly children: ReactNode }) {
  useBrowseKeys(() => undefined, onNext);
  return children;
}

test.each([
  ['browses', 'a check box', <input key="box" type="checkbox" />, 1],
  ['browses', 'a slider', <input key="slider" type="range" />, 1],
  ['is typed', 'a field', <input key="field" />, 0],
  ['is typed', 'a text area', <textarea key="area" />, 0],
])('the key %s while the focus is in %s', async (_, _name, element, count) => {
  const onNext = jest.fn();
  const { container } = render(<Page onNext={onNext}>{element}</Page>);
  (container.firstElementChild as HTMLElement).focus();
  await userEvent.keyboard(']');
  expect(onNext).toHaveBeenCalledTimes(count);
});
