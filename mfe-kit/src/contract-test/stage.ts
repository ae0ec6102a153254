import type { ScreenLifecycles, ScreenMountProps } from '@airdex/shared-contracts/remote-contract';
import { createFaultyHost } from '../test-kit/faulty-host.ts';
import type { FaultyHost } from '../test-kit/faulty-host.ts';
import type { TestHostOptions } from '../test-kit/test-host.ts';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { detectLeaks } from './leak-detector.ts';
import type { Traces } from './leak-detector.ts';
import { watchHost } from './watched-host.ts';

/** A screen as the shell would mount it, with everything that the test observes. */
export interface Stage {
  readonly host: FaultyHost;
  readonly place: HTMLElement;
  mount(): Promise<void>;
  unmount(): Promise<void>;
  /** Waits until the screen no longer changes. */
  settle(): Promise<void>;
  /** Everything that a user can read or hear on the screen, as one text. */
  text(): string;
  /** Errors that the screen does not show: crashes, uncaught errors and console errors. */
  readonly problems: readonly string[];
  traces(): Traces;
  readonly undeclared: readonly string[];
  readonly calls: ReadonlySet<string>;
  end(): void;
}

export interface StageOptions {
  readonly definition: RemoteDefinition;
  readonly lifecycles: ScreenLifecycles;
  readonly screen: unknown;
  readonly host: TestHostOptions;
}

/** Time without a change until a screen counts as mounted, and maximum time to wait, in milliseconds. */
const QUIET_MS = 80;
const PATIENCE_MS = 6_000;

const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/**
 * Texts of all elements, and the texts that screen readers read instead. Leaves out elements with their own language,
 * such as the names of languages.
 */
function textOf(page: ParentNode & Node): string {
  const root = page.cloneNode(true) as typeof page;
  for (const foreign of root.querySelectorAll('[lang]')) foreign.remove();
  const spoken = [...root.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join())].flatMap((element) =>
    SPOKEN.map((name) => element.getAttribute(name) ?? ''),
  );
  return [root.textContent ?? '', ...spoken].join(' ').trim();
}

export function setUpStage({ definition, lifecycles, screen, host: options }: StageOptions): Stage {
  const host = createFaultyHost(options);
  const watched = watchHost(host, definition);
  const page = detectLeaks();
  const problems: string[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  let props: (ScreenMountProps & { domElement: HTMLElement }) | undefined;

  const uncaught = ({ error, message }: ErrorEvent) => problems.push(`uncaught: ${String(error ?? message)}`);
  window.addEventListener('error', uncaught);
  const { error: consoleError } = console;
  console.error = (...logged: unknown[]) => {
    problems.push(`console: ${logged.map(String).join(' ')}`);
  };

  return {
    host,
    place,
    problems,
    undeclared: watched.undeclared,
    calls: watched.calls,
    traces: () => ({ ...page.traces(), ...watched.subscriptions() }),
    text: () => textOf(document.body),
    async mount() {
      const domElement = place.appendChild(document.createElement('div'));
      const onCrash = (error: unknown) => problems.push(`crash: ${String(error)}`);
      props = { host: watched.host, screen, onCrash, domElement };
      await lifecycles.bootstrap(props as never);
      await lifecycles.mount(props as never);
    },
    async unmount() {
      if (props === undefined) return;
      await lifecycles.unmount(props as never);
      props.domElement.remove();
      props = undefined;
    },
    async settle() {
      const deadline = performance.now() + PATIENCE_MS;
      let last = '';
      let quietSince = performance.now();
      while (performance.now() < deadline && performance.now() - quietSince < QUIET_MS) {
        await page.wait(10);
        const now = document.body.innerHTML;
        if (now !== last) quietSince = performance.now();
        last = now;
      }
    },
    end() {
      page.stop();
      window.removeEventListener('error', uncaught);
      console.error = consoleError;
      place.remove();
    },
  };
}
