import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { Notice } from '../notice/index.ts';
import { Dialog } from './index.ts';

const box = (element: Element, top: number, height: number) =>
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, height));

test.each([
  ['below', 360, 80, 240],
  ['above', 40, 80, 40],
  ['larger than the body', 150, 900, 150],
])('a failure that appears %s is scrolled into view', async (_, top, height, scrolled) => {
  const dialog = (isFailed: boolean) => (
    <Dialog isOpen onOpenChange={() => undefined} title="Edit" closeLabel="Close">
      <p>Text</p>
      {isFailed && <Notice tone="danger">Nothing was saved</Notice>}
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  const body = screen.getByText('Text').parentElement as HTMLElement;
  box(body, 100, 200);
  body.scrollTop = 100;
  const original = Element.prototype.getBoundingClientRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.getAttribute('role') === 'alert' ? new DOMRect(0, top, 300, height) : original.call(this);
  });
  rerender(dialog(true));
  await waitFor(() => {
    expect(body.scrollTop).toBe(scrolled);
  });
});
