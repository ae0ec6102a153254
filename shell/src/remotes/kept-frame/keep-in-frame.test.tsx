import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { frameRestored, keepInFrame } from './keep-in-frame.ts';

function Frame({ results, page }: { readonly results: boolean; readonly page: string }) {
  return (
    <div ref={keepInFrame} data-testid="frame">
      <header ref={keepInFrame}>Header</header>
      <main ref={keepInFrame}>
        {results && <div ref={keepInFrame}>Results</div>}
        <div ref={keepInFrame}>
          {page} <i>shown</i>
        </div>
      </main>
    </div>
  );
}

const html = () => screen.getByTestId('frame').outerHTML;
/** Waits until the document's observers have run. */
const turn = () => act(async () => Promise.resolve());

test.each<[string, () => void]>([
  ['empties main', () => screen.getByRole('main').replaceChildren()],
  ['puts something else into main', () => (screen.getByRole('main').innerHTML = '<p>mine</p>')],
  [
    'removes one part after the other and adds its own',
    () => {
      const main = screen.getByRole('main');
      while (main.firstChild !== null) main.firstChild.remove();
      main.append('mine');
    },
  ],
  ['removes main and the header', () => ['main', 'banner'].forEach((it) => screen.getByRole(it).remove())],
  ['moves main elsewhere', () => document.body.append(screen.getByRole('main'))],
  ['empties the frame', () => screen.getByTestId('frame').replaceChildren()],
  ['removes the frame', () => screen.getByTestId('frame').remove()],
])('the frame is restored and still works if foreign code %s', async (_, harm) => {
  let times = 0;
  const watching = frameRestored.subscribe(() => (times += 1));
  const { rerender, unmount } = render(<Frame results page="Home" />);
  const before = html();
  harm();
  await turn();
  expect(html()).toBe(before);
  expect(times).toBe(1);
  rerender(<Frame results={false} page="FAQ" />);
  await turn();
  expect(screen.getByRole('main').textContent).toBe('FAQ shown');
  expect(document.body.textContent).not.toContain('mine');
  unmount();
  await turn();
  expect(screen.queryByTestId('frame')).toBeNull();
  expect(times).toBe(1);
  watching.unsubscribe();
});

test('changes by React are kept', async () => {
  let times = 0;
  const watching = frameRestored.subscribe(() => (times += 1));
  const { rerender } = render(<Frame results={false} page="Home" />);
  for (const results of [true, false, true]) {
    rerender(<Frame results={results} page="Home" />);
    await turn();
    expect(screen.queryByText('Results') !== null).toBe(results);
  }
  expect(times).toBe(0);
  watching.unsubscribe();
});

test('stops restoring the frame if foreign code never stops', async () => {
  render(<Frame results={false} page="Home" />);
  for (let time = 0; time < 60; time += 1) {
    screen.getByRole('main').replaceChildren();
    await turn();
  }
  expect(screen.getByRole('main').textContent).toBe('');
});
