import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import type { Language } from '@airdex/shared-contracts/constants';
import { createEventBus } from '@airdex/shared-contracts/events';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import type { HostServices, ParcelProps, ScreenMountProps } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../lib/current/current-value.ts';
import type { ContainerSource, Federation } from '../remotes/shared-scope/federation.ts';
import { readCompositionDocument } from '../remotes/loading/page-composition.ts';
import { createRemoteLoader } from '../remotes/loading/remote-loader.ts';
import type { RemoteLoaderOptions } from '../remotes/loading/remote-loader.ts';

/** A remote of a composition, with one exposed module for each screen. */
export function composedRemote(name: string, change: Partial<ComposedRemote> = {}): ComposedRemote {
  const integrity = `sha384-${'A'.repeat(64)}`;
  return {
    name,
    federationName: name.replaceAll('-', '_'),
    release: '0123456789abcdef',
    base: `/remotes/${name}/0123456789abcdef/`,
    manifest: 'airdex-manifest.json',
    contractVersion: '1.0.0',
    entry: { path: 'remote-entry.js', integrity },
    preload: { './card': [{ path: 'card.js', integrity }], './faq': [] },
    ...change,
  };
}

/** A federation whose loads return `answers` in order, and repeat the last one. */
export function fakeFederation(...answers: readonly (() => Promise<unknown>)[]) {
  const registered: ContainerSource[] = [];
  const loaded: string[] = [];
  const federation: Federation = {
    register: (source) => void registered.push(source),
    load(name, exposed) {
      loaded.push(`${name} ${exposed}`);
      const answer = answers[Math.min(loaded.length, answers.length) - 1];
      return answer === undefined ? Promise.reject(new Error('no answer left')) : answer();
    },
  };
  return { federation, registered, loaded, urls: () => registered.map((source) => source.url) };
}

/** A loader over a composition of `remotes`, without waits between attempts. */
export function loaderOf(
  federation: Federation,
  remotes: readonly unknown[] = [composedRemote('mfe-card')],
  options: Partial<RemoteLoaderOptions> = {},
) {
  return createRemoteLoader({
    composition: readCompositionDocument({ id: 'abc', remotes }),
    federation,
    backOffMs: 1,
    ...options,
  });
}

/** The error that webpack's runtime throws for a missing chunk. */
export function chunkError(request: string): Error {
  return Object.assign(new Error('Loading chunk card failed.'), { name: 'ChunkLoadError', request });
}

/** The error that the federation runtime throws for a missing container script. */
export function scriptError(): Error {
  return new Error(
    '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008 ScriptNetworkError: …',
  );
}

type Props = ScreenMountProps<{ readonly idProgram: number }> & ParcelProps;

/** Lifecycles of a screen that writes its props into its element. Any step can be replaced. */
export function fakeScreen(
  change: Partial<
    Record<'bootstrap' | 'mount' | 'update' | 'unmount', (props: Props) => Promise<unknown>>
  > = {},
) {
  const elements = new Map<string, HTMLElement>();
  const show = ({ name, screen, domElement }: Props) => {
    const element = elements.get(name) ?? domElement;
    elements.set(name, element);
    element.textContent = `programme ${screen.idProgram}`;
    return Promise.resolve();
  };
  return {
    bootstrap: () => Promise.resolve(),
    mount: show,
    update: show,
    unmount: ({ name }: Props) => {
      elements.get(name)?.replaceChildren();
      elements.delete(name);
      return Promise.resolve();
    },
    ...change,
  };
}

/** Host services for a screen that makes no calls. Reports are kept in `reports`. */
export function fakeHost() {
  const reports: { readonly name: string; readonly error?: unknown }[] = [];
  const host = {
    contractVersion: REMOTE_CONTRACT_VERSION,
    bus: createEventBus((error) => reports.push({ name: 'event', error })),
    language: currentValue<Language>('en'),
    session: currentValue(null),
    layout: currentValue(null),
    location: currentValue('/'),
    historyEntry: currentValue('1'),
    telemetry: { report: (report: { name: string }) => void reports.push(report) },
  };
  return { host: host as unknown as HostServices, reports };
}
