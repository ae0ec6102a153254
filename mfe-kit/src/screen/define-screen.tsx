import * as React from 'react';
import type { ComponentType, ReactNode } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type {
  ExposedModule,
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

export interface ScreenDefinition<Name extends RemoteName, Module extends ExposedModule<Name>> {
  readonly remote: Name;
  /** Name of the exposed module, as `exposes` in mfe.config.ts has it. */
  readonly exposed: Module;
  /** All texts of the remote; the same object in each of its screens. */
  readonly texts: RemoteTexts;
  /** Receives the screen's props and `host`. */
  readonly component: ComponentType<RemoteProps<ScreenProps<Name, Module>>>;
  /** Shown while a lazy part of the screen loads. */
  readonly loading?: ReactNode;
}

/**
 * Makes the lifecycles that an exposed module exports:
 * `export const { bootstrap, mount, update, unmount } = defineScreen({ … })`.
 * The component runs on React, inside `ScreenProviders`; its errors go to the shell, never further.
 */
export function defineScreen<Name extends RemoteName, Module extends ExposedModule<Name>>(
  definition: ScreenDefinition<Name, Module>,
): ScreenLifecycles<ScreenProps<Name, Module>> {
  const { remote, exposed } = definition;
  const useDefinition = definitionHook(`${remote} ${exposed}`, definition);
  type Props = ScreenProps<Name, Module>;

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
  // single-spa types its steps for applications; a parcel's get the props that the shell mounts it with.
  return lifecycles as unknown as ScreenLifecycles<Props>;
}
