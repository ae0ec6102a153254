import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { languageTag } from '@airdex/shared-contracts/constants';
import { UiProvider } from '@airdex/shared-ui/ui-provider';
import { useCurrent } from '../lib/current/use-current.ts';
import { SHELL_STARTED } from '../lib/start-events.ts';
import { Devtools } from '../devtools/devtools.tsx';
import { DialogOutlet } from '../frame/dialogs/dialog-outlet.tsx';
import { SHELL_NAMESPACE } from '../services/language/shell-texts.ts';
import { PageUpdates } from '../updates/page-updates.tsx';
import { RemotesProvider, type RemoteLoader, type Remotes } from '../remotes/index.ts';
import { AppRoutes } from './app-routes.tsx';
import { RootErrorBoundary } from './root-error-boundary.tsx';
import { ServicesContext, useServices } from '../services/services-context.ts';
import type { ShellServices } from '../services/shell-services.ts';

interface AppProps {
  readonly services: ShellServices;
  readonly loader: RemoteLoader;
  readonly besideFailure?: Remotes['besideFailure'];
}

/** The whole page. */
export function App({ services, loader, besideFailure }: AppProps) {
  const remotes = useMemo(
    () => ({ loader, host: services.host, besideFailure }),
    [loader, services, besideFailure],
  );
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.texts} defaultNS={SHELL_NAMESPACE}>
        <RootErrorBoundary>
          <QueryClientProvider client={services.queryClient}>
            <RemotesProvider remotes={remotes}>
              <BrowserRouter>
                <Widgets>
                  <AppRoutes />
                  <DialogOutlet />
                  <PageUpdates />
                  <Devtools />
                </Widgets>
              </BrowserRouter>
            </RemotesProvider>
          </QueryClientProvider>
        </RootErrorBoundary>
      </I18nextProvider>
    </ServicesContext>
  );
}

/** Passes the router and the page's location to the services and the widgets, and the language to the widgets. */
function Widgets({ children }: { readonly children: ReactNode }) {
  const { navigation, language, pageLocation } = useServices();
  const navigate = useNavigate();
  const { key } = useLocation();
  useLayoutEffect(() => {
    navigation.connect((path, options) => {
      // Like a browser, which adds no entry for a link to the current address.
      const replace = options?.replace ?? new URL(path, location.href).href === location.href;
      void navigate(path, replace ? { replace, state: pageLocation.keepEntry() } : {});
      pageLocation.refresh();
    });
  }, [navigation, navigate, pageLocation]);
  // For `before-shell`, which leaves a composition whose shell never reports its start.
  useLayoutEffect(() => void document.dispatchEvent(new Event(SHELL_STARTED)), []);
  // Links, Back and Forward do not go through the services.
  useLayoutEffect(() => pageLocation.refresh(), [key, pageLocation]);
  return (
    <UiProvider locale={languageTag(useCurrent(language))} navigate={navigation.go}>
      {children}
    </UiProvider>
  );
}
