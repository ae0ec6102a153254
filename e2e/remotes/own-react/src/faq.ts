import { createElement, useState, version } from 'react-18';
import { createRoot, type Root } from 'react-dom-18/client';

/** A screen with state, because hooks fail at once if two copies of React mix. */
function Faq() {
  const [presses, setPresses] = useState(0);
  return createElement(
    'div',
    null,
    createElement('h1', null, `React ${version}`),
    createElement('button', { type: 'button', onClick: () => setPresses(presses + 1) }, `Pressed ${presses}`),
  );
}

let root: Root | undefined;

export const bootstrap = async () => undefined;
export const mount = async ({ domElement }: { readonly domElement: HTMLElement }) => {
  root = createRoot(domElement);
  root.render(createElement(Faq));
};
export const unmount = async () => root?.unmount();
