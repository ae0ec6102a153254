import { expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { ignoreSecondClick } from './second-click.ts';

test('ignores the second click of a double click elsewhere, and no other click', () => {
  const [buttons, behind] = [document.createElement('footer'), document.createElement('button')];
  document.body.append(buttons, behind);
  const heard = jest.fn();
  for (const element of [buttons, behind])
    element.addEventListener('click', ({ detail }) => heard(element.localName, detail));
  ignoreSecondClick({ currentTarget: buttons });
  for (const detail of [1, 2]) {
    fireEvent.click(buttons, { detail });
    fireEvent.click(behind, { detail });
  }
  expect(heard.mock.calls).toEqual([
    ['footer', 1],
    ['button', 1],
    ['footer', 2],
  ]);
});
