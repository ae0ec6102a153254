import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type {
  ExposedModule,
  RemoteName,
  ScreenLifecycles,
  ScreenProps,
} from '@airdex/shared-contracts/remote-contract';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import type { TestHostOptions } from '../test-kit/test-host.ts';
import { axeProblems } from './axe-problems.ts';
import { moreThan } from './leak-detector.ts';
import { setUpStage } from './stage.ts';
import type { Stage } from './stage.ts';

/** How the contract test mounts a remote, in addition to its definition. */
export interface ContractTestOptions {
  /** Props of screens that need some. */
  readonly props?: {
    readonly [Name in RemoteName]?: { readonly [Module in ExposedModule<Name>]?: ScreenProps<Name, Module> };
  };
  /** Responses of the API and other settings of the host. Other calls get plain responses. */
  readonly host?: TestHostOptions;
  /** Screens that are empty until something happens, such as one that waits for an event. */
  readonly silent?: readonly string[];
}

/** Folder of the remote under test: the nearest parent folder of the test with a definition. */
function remoteFolder(): string {
  let folder = dirname(expect.getState().testPath ?? process.cwd());
  while (!existsSync(join(folder, 'mfe.config.ts'))) {
    if (folder === dirname(folder)) throw new Error('The contract test is not in the folder of a remote');
    folder = dirname(folder);
  }
  return folder;
}

const CHINESE = /\p{Script=Han}/u;

/**
 * The test that every remote must pass before a release, in its team's own pipeline. Publishing can't check it,
 * because a registry runs no code. The test checks that each exposed module mounts and shows something, makes the first
 * calls that the remote declares, follows the language, survives an API that fails, is slow or responds in another
 * order, the end of the session and an early unmount, leaves nothing behind, raises and handles only declared events,
 * and has no problems that axe finds. It takes one line in a test file of the remote: `contractTest(definition)`.
 */
export function contractTest(definition: RemoteDefinition, options: ContractTestOptions = {}): void {
  const folder = remoteFolder();
  const props: Readonly<Record<string, unknown>> = options.props?.[definition.name as RemoteName] ?? {};

  describe.each(Object.entries(definition.exposes))(`${definition.name} %s`, (exposed, file) => {
    let stage: Stage | undefined;
    const isSilent = options.silent?.includes(exposed) === true;

    async function prepare(): Promise<Stage> {
      const lifecycles = (await import(join(folder, file))) as ScreenLifecycles;
      stage = setUpStage({
        definition,
        lifecycles,
        screen: props[exposed] ?? {},
        host: options.host ?? {},
      });
      return stage;
    }

    async function shown(): Promise<Stage> {
      const prepared = await prepare();
      await prepared.mount();
      await prepared.settle();
      return prepared;
    }

    function expectSound({ problems, undeclared }: Stage): void {
      expect(problems).toEqual([]);
      expect(undeclared).toEqual([]);
    }

    afterEach(async () => {
      await stage?.unmount();
      stage?.end();
      stage = undefined;
    });

    test('mounts and shows something', async () => {
      const on = await shown();
      if (!isSilent) expect(on.text()).not.toBe('');
      expect(on.place.childElementCount).toBe(1);
      expectSound(on);
      // The page starts these calls early, so the screen must use them.
      const firstCalls = (definition.firstCalls?.[exposed] ?? []).map(({ call }) => call);
      expect([...on.calls]).toEqual(expect.arrayContaining(firstCalls));
    });

    test('follows the language', async () => {
      const on = await shown();
      const english = on.text();
      on.host.setLanguage('ch');
      await on.settle();
      if (!isSilent) {
        expect(on.text()).not.toBe(english);
        expect(on.text()).toMatch(CHINESE);
      }
      on.host.setLanguage('en');
      await on.settle();
      expect(on.text()).not.toMatch(CHINESE);
      expectSound(on);
    });

    test('survives an API that fails and then recovers', async () => {
      const on = await prepare();
      on.host.faults.fail();
      await on.mount();
      await on.settle();
      if (!isSilent) expect(on.text()).not.toBe('');
      on.host.faults.heal();
      on.host.setLanguage('ch');
      await on.settle();
      expectSound(on);
    });

    test('survives responses that are late or out of order, and a session that ends meanwhile', async () => {
      const on = await prepare();
      on.host.faults.hold();
      await on.mount();
      await on.settle();
      on.host.setLanguage('ch');
      on.host.setSession(null);
      on.host.faults.release('last-first');
      await on.settle();
      expectSound(on);
    });

    test('can be unmounted while its calls are pending', async () => {
      const on = await prepare();
      on.host.faults.hold();
      await on.mount();
      await on.unmount();
      on.host.faults.release();
      await on.settle();
      expect(on.place.childElementCount).toBe(0);
      expectSound(on);
    });

    test('leaves nothing behind', async () => {
      const on = await shown();
      await on.unmount();
      await on.settle();
      // Setup that the first mount does once per page is not a leak. What each mount adds is one.
      const once = on.traces();
      for (const _time of [2, 3]) {
        await on.mount();
        await on.settle();
        await on.unmount();
        await on.settle();
      }
      const deadline = performance.now() + 4_000;
      while (moreThan(once, on.traces()).length > 0 && performance.now() < deadline) await on.settle();
      expect(moreThan(once, on.traces())).toEqual([]);
      expect(on.place.childElementCount).toBe(0);
    });

    test('has no problems that axe finds', async () => {
      await shown();
      expect(await axeProblems(document.body)).toEqual([]);
    });
  });
}
