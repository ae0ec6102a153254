import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@airdex/shared-ui/button';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';
import { THEMES } from '../services/theme/theme-choice.ts';

const BUTTONS = {
  light: { text: 'menu.themeLight', icon: <Sun aria-hidden="true" /> },
  dark: { text: 'menu.themeDark', icon: <Moon aria-hidden="true" /> },
  system: { text: 'menu.themeSystem', icon: <Monitor aria-hidden="true" /> },
} as const;

/** A button for each appearance. */
export function ThemeButtons() {
  const { t } = useTranslation();
  const { theme } = useServices();
  const current = useCurrent(theme);
  return (
    <div role="group" aria-label={t('menu.theme')}>
      {THEMES.map((each) => (
        <IconButton
          key={each}
          label={t(BUTTONS[each].text)}
          icon={BUTTONS[each].icon}
          isPressed={each === current}
          onPress={() => theme.set(each)}
        />
      ))}
    </div>
  );
}
