import { createElement } from 'react';
import { defineScreen } from '@airdex/mfe-kit/screen';
import { DateTime } from 'luxon';

// Runs once all imports have loaded. The tests set this key.
if (sessionStorage.getItem('dated-throws') !== null) throw new Error('The remote fails on request');

function Faq() {
  return createElement('h1', null, DateTime.fromISO('2026-02-03').toFormat('d LLLL yyyy'));
}

export const { bootstrap, mount, update, unmount } = defineScreen({
  remote: 'mfe-account',
  exposed: './faq',
  texts: { en: {}, ch: {} },
  component: Faq,
});
