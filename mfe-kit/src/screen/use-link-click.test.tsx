/** @jest-environment ./presets/jest/browser-environment.js */
import { expect, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createTestHost } from '../test-kit/index.ts';
import { ScreenProviders } from './screen-providers.tsx';
import { useLinkClick } from './use-link-click.ts';

function Link() {
  return (
    <a href="/x/weather/map?day=1" onClick={useLinkClick()}>
      Map
    </a>
  );
}

test('a plain click on a link opens the page without reloading; the browser handles any other click', () => {
  const host = createTestHost();
  const opened: string[] = [];
  render(
    <ScreenProviders
      remote="mfe-weather"
      texts={{ en: {}, ch: {} }}
      host={{ ...host, navigate: (path) => void opened.push(path) }}
    >
      <Link />
    </ScreenProviders>,
  );
  const link = screen.getByRole('link');
  const plain = createEvent.click(link);
  fireEvent(link, plain);
  expect(plain.defaultPrevented).toBe(true);
  // jsdom cannot navigate.
  let wasTaken = true;
  const stop = (event: Event) => {
    wasTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(wasTaken).toBe(false);
  expect(opened).toEqual(['/x/weather/map?day=1']);
});
