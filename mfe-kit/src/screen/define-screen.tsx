import * as React from 'react';
import type { ComponentType, ReactNode } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type {
  ExposedModule,
  NoProps,
  RemoteName,
  RemoteProps,
  ScreenLifecycles,
  ScreenMountProps,
  ScreenProps,
} from '@airdex/shared-contracts/remote-contract';
import { CrashBoundary } from './crash-boundary.ts';
import { definitionHook } from './live-definition.ts';
import type { RemoteTexts } from './remote-texts.ts';
import { ScreenProviders } from './screen-providers.tsx';

interface CommonDefinition {
  /** All texts of the remote; the same object in each of its screens. */
  readonly texts: RemoteTexts;
  /** Shown while a lazy part of the screen loads. */
  readonly loading?: ReactNode;
}

export interface ScreenDefinition<
  Name extends RemoteName,
  Module extends ExposedModule<Name>,
> extends CommonDefinition {
  readonly remote: Name;
  /** Name of the exposed module, as in `exposes` of mfe.config.ts. */
  readonly exposed: Module;
  /** Receives the screen's props and `host`. */
  readonly component: ComponentType<RemoteProps<ScreenProps<Name, Module>>>;
}

export interface PageDefinition extends CommonDefinition {
  readonly remote: string;
  /** Name of the exposed module, as in `exposes` and `pages` of mfe.config.ts. */
  readonly exposed: string;
  /** Receives `host`. */
  readonly component: ComponentType<RemoteProps<NoProps>>;
}

interface LifecyclesDefinition<Props> extends CommonDefinition {
  readonly remote: string;
  readonly exposed: string;
  readonly component: ComponentType<RemoteProps<Props>>;
}

function lifecyclesOf<Props>(definition: LifecyclesDefinition<Props>): ScreenLifecycles<Props> {
  const { remote, exposed } = definition;
  const useDefinition = definitionHook(`${remote} ${exposed}`, definition);

  function ScreenRoot({ host, screen }: ScreenMountProps<Props>) {
    const { texts, component: Screen, loading = null } = useDefinition();
    const props = { ...screen, host } as RemoteProps<Props>;
    return (
      <ScreenProviders remote={remote} texts={texts} host={host}>
        <React.Suspense fallback={loading}>
          <Screen {...props} />
        </React.Suspense>
      </ScreenProviders>
    );
  }
  ScreenRoot.displayName = `Screen(${remote} ${exposed})`;

  type Options = Parameters<typeof singleSpaReact<ScreenMountProps<Props>>>[0];
  const lifecycles = singleSpaReact<ScreenMountProps<Props>>({
    React,
    ReactDOMClient,
    rootComponent: ScreenRoot,
    errorBoundaryClass: CrashBoundary as unknown as NonNullable<Options['errorBoundaryClass']>,
  });
  // single-spa types its steps for applications. The steps of a parcel get the props that the shell mounts it with.
  return lifecycles as unknown as ScreenLifecycles<Props>;
}

/**
 * Creates the lifecycles that an exposed module exports: `export const { bootstrap, mount, update, unmount } =
 * defineScreen({ … })`. The component runs on React, inside `ScreenProviders`. Its errors are passed to the shell and
 * do not affect the rest of the page.
 */
export function defineScreen<Name extends RemoteName, Module extends ExposedModule<Name>>(
  definition: ScreenDefinition<Name, Module>,
): ScreenLifecycles<ScreenProps<Name, Module>> {
  return lifecyclesOf<ScreenProps<Name, Module>>(definition);
}

/** The same for a page that the remote adds to the contract's routes: see `pages` of its definition. */
export function definePage(definition: PageDefinition): ScreenLifecycles<NoProps> {
  return lifecyclesOf<NoProps>(definition);
}
