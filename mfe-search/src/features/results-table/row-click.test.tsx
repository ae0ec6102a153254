import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { rowClick } from './row-click.ts';

const opened = jest.fn<typeof window.open>();

function show() {
  opened.mockClear();
  jest.spyOn(window, 'open').mockImplementation(opened);
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
}

test('[TBL-03] a click on a cell opens the link of its row in a new tab', () => {
  show();
  fireEvent.click(screen.getByText('France'));
  expect(opened.mock.calls).toEqual([
    [screen.getByRole<HTMLAnchorElement>('link').href, '_blank', 'noopener'],
  ]);
});

test('[TBL-03] a middle-click opens it too, without autoscrolling; a right-click does not', () => {
  show();
  const cell = screen.getByText('France');
  expect(fireEvent.mouseDown(cell, { button: 1 })).toBe(false);
  fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(fireEvent.mouseDown(cell, { button: 2 })).toBe(true);
  fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('[TBL-03] only a middle-click opens it while text is selected', () => {
  show();
  const cell = screen.getByText('France');
  document.getSelection()?.selectAllChildren(cell);
  fireEvent.click(cell);
  expect(opened).not.toHaveBeenCalled();
  fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(opened).toHaveBeenCalledTimes(1);
  document.getSelection()?.removeAllRanges();
});

test('[TBL-03] the link covers its row while a right-click opens the context menu', async () => {
  show();
  const row = screen.getByText('France').closest('tr');
  const isOffered = () => row?.hasAttribute('data-pressed');
  fireEvent.mouseDown(screen.getByText('France'), { button: 2 });
  expect(isOffered()).toBe(true);
  fireEvent.contextMenu(screen.getByRole('link'));
  expect(isOffered()).toBe(true);
  await waitFor(() => {
    expect(isOffered()).toBe(false);
  });
  fireEvent.mouseDown(screen.getByText('France'), { button: 2 });
  fireEvent.mouseDown(screen.getByText('Country'), { button: 0 });
  expect(isOffered()).toBe(false);
});

test('selected text and check boxes keep their own menu', () => {
  show();
  const cell = screen.getByText('France');
  fireEvent.mouseDown(screen.getByTestId('tick'), { button: 2 });
  expect(cell.closest('tr')).not.toHaveAttribute('data-pressed');
  document.getSelection()?.selectAllChildren(cell);
  fireEvent.mouseDown(cell, { button: 2 });
  expect(cell.closest('tr')).not.toHaveAttribute('data-pressed');
  document.getSelection()?.removeAllRanges();
});

test('the link opens without the handler, and check boxes and the header open nothing', () => {
  show();
  screen.getByRole('link').addEventListener('click', (event) => event.preventDefault());
  for (const element of [
    screen.getByRole('link'),
    screen.getByTestId('tick'),
    screen.getByRole('checkbox'),
    screen.getByText('Country'),
  ])
    fireEvent.click(element);
  expect(opened).not.toHaveBeenCalled();
});
