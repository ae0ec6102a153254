/*
 * Runs before everything else in the shell's development build, the build for pages with an override.
 *
 * What a development build of React reports itself to, in place of its browser extension. It has to be there before
 * React is: a remote that is changed while it is shown finds the page's React here, and has the changed components
 * drawn by it.
 */
interface DevtoolsHook {
  readonly renderers: Map<number, unknown>;
  readonly supportsFiber: true;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

function createHook(): DevtoolsHook {
  const renderers = new Map<number, unknown>();
  return {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
}

// The extension, where a developer has it, does all of this and more.
if (!(NAME in globalThis)) Object.assign(globalThis, { [NAME]: createHook() });
