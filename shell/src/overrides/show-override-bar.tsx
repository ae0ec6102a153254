import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { languageTag } from '@airdex/shared-contracts/constants';
import { UiProvider } from '@airdex/shared-ui/ui-provider';
import type { ShellServices } from '../services/shell-services.ts';
import { useCurrent } from '../lib/current/use-current.ts';
import { OverrideBar } from './override-bar.tsx';
import type { OverrideBarProps } from './override-bar.tsx';

interface Props {
  readonly services: ShellServices;
  readonly bar: OverrideBarProps;
}

function Bar({ services, bar }: Props) {
  return (
    <UiProvider locale={languageTag(useCurrent(services.language))} navigate={services.navigation.go}>
      <I18nextProvider i18n={services.texts}>
        <OverrideBar {...bar} />
      </I18nextProvider>
    </UiProvider>
  );
}

/** Mounts the bar in its own React tree beside the page, so that it stays when the page fails. */
export function showOverrideBar(services: ShellServices, bar: OverrideBarProps): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Bar services={services} bar={bar} />);
}
