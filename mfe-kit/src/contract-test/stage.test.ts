/** @jest-environment ./presets/jest/browser-environment.js */
import { afterEach, describe, expect, test } from '@jest/globals';
import type { HostServices, ScreenLifecycles } from '@airdex/shared-contracts/remote-contract';
import type { TestHostOptions } from '../test-kit/test-host.ts';
import { moreThan } from './leak-detector.ts';
import { setUpStage } from './stage.ts';
import type { Stage } from './stage.ts';

let stage: Stage;
afterEach(() => stage.end());

/** A screen that runs `work` when it is mounted, and empties its element when it is unmounted. */
function staged(work: (host: HostServices, element: HTMLElement) => void, host: TestHostOptions = {}): Stage {
  const lifecycles = {
    bootstrap: async () => undefined,
    mount: async ({ host, domElement }: { host: HostServices; domElement: HTMLElement }) =>
      work(host, domElement),
    unmount: async ({ domElement }: { domElement: HTMLElement }) => domElement.replaceChildren(),
  } as unknown as ScreenLifecycles;
  const definition = { name: 'mfe-sample', exposes: { './page': './src/page.ts' }, raises: [] };
  stage = setUpStage({ definition, lifecycles, screen: {}, host });
  return stage;
}

async function leftBehind(on: Stage): Promise<string[]> {
  const before = on.traces();
  await on.mount();
  await on.settle();
  await on.unmount();
  return moreThan(before, on.traces());
}

describe('what the contract test sees', () => {
  test('visible text and text for screen readers', async () => {
    const on = staged((_, element) => {
      element.innerHTML = '<button aria-label="Close"></button><p>Text</p>';
    });
    await on.mount();
    expect(on.text()).toBe('Text Close');
  });

  test('subscriptions that were not ended', async () => {
    const on = staged((host) => {
      host.language.changes.subscribe();
      host.bus.on('languageChange').subscribe();
      host.session.changes.subscribe().unsubscribe();
    });
    expect(await leftBehind(on)).toEqual([
      '1 more subscriptions to the language',
      '1 more subscriptions to the event languageChange',
    ]);
  });

  test('listeners and intervals', async () => {
    const on = staged(() => {
      window.addEventListener('resize', () => undefined);
      setInterval(() => undefined, 1_000);
    });
    expect(await leftBehind(on)).toEqual([
      '1 more intervals that still run',
      '1 more listeners of window for resize',
    ]);
  });

  test('errors that are not shown, and events that are not declared', async () => {
    const on = staged((host) => {
      console.error('something is wrong');
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown later') }));
      host.bus.raise('clearSearch');
      host.bus.raise('clearSearch');
      host.bus.handle({ submitSearch: () => undefined });
    });
    await on.mount();
    expect(on.problems).toEqual(['console: something is wrong', 'uncaught: Error: thrown later']);
    expect(on.undeclared).toEqual([
      "AIRDEX-118: it raises clearSearch, undeclared. Add it in mfe.config.ts: raises: ['clearSearch']",
      "AIRDEX-119: it answers submitSearch, undeclared. Add it in mfe.config.ts: answers: ['submitSearch']",
    ]);
  });

  test('calls that the server would refuse or that do not exist, and responses that it could not send', async () => {
    const on = staged(
      (host) => {
        const { api } = host;
        void api.getAdvancedSearchPrograms({ body: { resultsPerPage: 0 } }).catch(() => undefined);
        const { searchPrograms } = api as unknown as Record<string, () => Promise<unknown>>;
        void searchPrograms?.().catch(() => undefined);
        void api.getFaqsChapters().catch(() => undefined);
      },
      { api: { getFaqsChapters: () => Promise.resolve([{ idChapter: 1 }] as never) } },
    );
    await on.mount();
    await on.settle();
    expect(on.problems).toEqual([
      expect.stringContaining("The body of 'getAdvancedSearchPrograms' does not fit: 'resultsPerPage': "),
      expect.stringContaining("The API has no function 'searchPrograms'"),
      expect.stringContaining("The test's answer to 'getFaqsChapters' does not fit: '0."),
    ]);
  });
});
