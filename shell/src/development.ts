/*
 * Runs before everything else in the shell's development build, the build for pages with an override.
 *
 * Installs the hook with which a development build of React registers, instead of its browser extension. It must exist
 * before React loads: a remote that changes while it is shown uses it to find the page's React, which renders the changed
 * components.
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

// If it is installed, React's browser extension provides this hook.
if (!(NAME in globalThis)) Object.assign(globalThis, { [NAME]: createHook() });
