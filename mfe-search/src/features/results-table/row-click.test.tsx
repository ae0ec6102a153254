import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { rowClick } from './row-click.ts';

const opened = jest.fn<(event: MouseEvent) => void>();

function show() {
  opened.mockClear();
  render(
    <div role="presentation" {...rowClick}>
      <table>
        <thead>
          <tr>
            <th>Country</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td data-testid="tick">
              <input type="checkbox" />
            </td>
            <td>France</td>
            <td>
              <a href="/card/1">Nightfall</a>
            </td>
          </tr>
        </tbody>
      </table>
    </div>,
  );
  for (const type of ['click', 'auxclick'] as const)
    screen.getByRole('link').addEventListener(type, (event) => {
      event.preventDefault();
      opened(event);
    });
}

test('[TBL-03] a click on a cell is one on the link of its row, with the keys that are held', () => {
  show();
  fireEvent.click(screen.getByText('France'), { ctrlKey: true });
  expect(opened.mock.calls.map(([{ type, ctrlKey }]) => [type, ctrlKey])).toEqual([['click', true]]);
});

test('[TBL-03] so is a middle-click, which scrolls nothing; a click with the right button is not', () => {
  show();
  const cell = screen.getByText('France');
  expect(fireEvent.mouseDown(cell, { button: 1 })).toBe(false);
  fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(opened.mock.calls.map(([{ type, button }]) => [type, button])).toEqual([['auxclick', 1]]);
  expect(fireEvent.mouseDown(cell, { button: 2 })).toBe(true);
  fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('the link opens once, and what ticks or stands in the head opens nothing', () => {
  show();
  fireEvent.click(screen.getByRole('link'));
  expect(opened).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByTestId('tick'));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByText('Country'));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('marking text of a row to copy it opens nothing', () => {
  show();
  const cell = screen.getByText('France');
  document.getSelection()?.selectAllChildren(cell);
  fireEvent.click(cell);
  expect(opened).not.toHaveBeenCalled();
  document.getSelection()?.removeAllRanges();
});
