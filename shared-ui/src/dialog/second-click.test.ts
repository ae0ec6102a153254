import { expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { ignoreSecondClick } from './second-click.ts';

test('ignores a second click and its press at the same place, until there is one elsewhere', () => {
  const [buttons, behind] = [document.createElement('footer'), document.createElement('button')];
  document.body.append(buttons, behind);
  const heard = jest.fn();
  for (const element of [buttons, behind])
    for (const type of ['mousedown', 'click'] as const)
      element.addEventListener(type, ({ clientX }) => heard(element.localName, type, clientX));
  ignoreSecondClick({ currentTarget: buttons, clientX: 100, clientY: 50 });
  for (const clientX of [103, 200, 103]) {
    const place = { clientX, clientY: 50 };
    fireEvent.click(buttons, place);
    fireEvent.mouseDown(behind, place);
    fireEvent.click(behind, place);
  }
  expect(heard.mock.calls).toEqual([
    ['footer', 'click', 103],
    ['footer', 'click', 200],
    ['button', 'mousedown', 200],
    ['button', 'click', 200],
    ['footer', 'click', 103],
    ['button', 'mousedown', 103],
    ['button', 'click', 103],
  ]);
});
