import { createElement, useEffect } from 'react';
import { useHost, defineScreen } from '@airdex/mfe-kit/screen';
import { failAt, failsAt, freezeAt, WORKS } from './fail-at.ts';

failAt('load');
freezeAt('freeze-load');

/** Counts the changes of the language that it receives, so that tests see whether it still listens. */
const heard = () => {
  const { dataset } = document.documentElement;
  dataset['heard'] = String(Number(dataset['heard'] ?? 0) + 1);
};

function empty(element: Element | null): void {
  element?.replaceChildren();
  document.documentElement.dataset['emptied'] = '';
}

function Faq() {
  const { language } = useHost();
  failAt('render');
  useEffect(() => {
    failAt('effect');
    freezeAt('freeze-effect');
    if (failsAt('empty-main')) empty(document.querySelector('main'));
    if (failsAt('empty-body')) empty(document.body);
    if (!failsAt('leave')) return;
    // What a careless screen forgets to end.
    language.changes.subscribe(heard);
    setInterval(() => undefined, 60_000);
    window.addEventListener('resize', () => undefined);
  }, [language]);
  return createElement('h1', null, WORKS);
}

const screen = defineScreen({
  remote: 'mfe-account',
  exposed: './faq',
  texts: { en: {}, ch: {} },
  component: Faq,
});

type Props = Parameters<typeof screen.mount>[0];

export const bootstrap = async (props: Props) => {
  failAt('bootstrap');
  await screen.bootstrap(props);
};
export const mount = async (props: Props) => {
  failAt('mount');
  freezeAt('freeze-mount');
  await screen.mount(props);
};
export const update = screen.update;
export const unmount = async (props: Props) => {
  await screen.unmount(props);
  failAt('unmount');
};
