/*
 * Runs on the page, in the dev build of a remote: connects webpack's hot updates with React Fast Refresh. It follows
 * Metro, whose rules decide which modules can be replaced without running those that import them.
 */
import * as Refresh from 'react-refresh/runtime';

/** Time to collect the modules of one update, in milliseconds. */
const DEBOUNCE_MS = 30;

Refresh.injectIntoGlobalHook(window);

/** Exports of a module with their families. Equal before and after a change that keeps the state of components. */
type Signature = readonly unknown[];

interface HotData {
  readonly signature?: Signature;
}

/** The part of webpack's `import.meta.webpackHot` that is used here. */
interface Hot {
  readonly data?: HotData;
  accept(onError: (error: unknown, failed: { readonly module: { readonly hot: Hot } }) => void): void;
  dispose(keep: (data: { signature?: Signature }) => void): void;
  invalidate(): void;
}

interface RunningModule {
  readonly id: string | number;
  readonly exports: Readonly<Record<string, unknown>>;
}

let refreshing: ReturnType<typeof setTimeout> | undefined;

function refreshSoon(): void {
  refreshing ??= setTimeout(() => {
    refreshing = undefined;
    Refresh.performReactRefresh();
  }, DEBOUNCE_MS);
}

/** `$RefreshSig$` of compiled components. */
export const signature = Refresh.createSignatureFunctionForTransform;

/** `$RefreshReg$` of the module with the given id. */
export const registerIn =
  (id: RunningModule['id']) =>
  (type: unknown, name: string): void =>
    Refresh.register(type, `${id} ${name}`);

/**
 * Ends a compiled module. A module that exports only components accepts its own changes; importers of any other module
 * run again. They also run again if the exports change too much to keep the state of components, for example if a
 * component becomes a function.
 */
export function acceptComponents({ id, exports }: RunningModule, hot: Hot | undefined): void {
  const entries = Object.entries(exports);
  for (const [name, value] of entries) {
    if (Refresh.isLikelyComponentType(value)) Refresh.register(value, `${id} %exports% ${name}`);
  }
  if (hot === undefined) return;
  const before = hot.data?.signature;
  if (entries.length === 0 || !entries.every(([, value]) => Refresh.isLikelyComponentType(value))) {
    if (before !== undefined) hot.invalidate();
    return;
  }
  const now = entries.flatMap(([name, value]) => [name, Refresh.getFamilyByType(value)]);
  hot.dispose((data) => {
    data.signature = now;
  });
  // If its next version throws, that one accepts the change that fixes it.
  const acceptNext = (to: Hot) => to.accept((_error, { module }) => acceptNext(module.hot));
  acceptNext(hot);
  if (hot.data === undefined) return;
  const isSame = before?.length === now.length && before.every((it, index) => it === now[index]);
  if (before === undefined || isSame) refreshSoon();
  else hot.invalidate();
}
