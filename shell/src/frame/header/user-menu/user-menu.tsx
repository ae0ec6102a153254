import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { Menu } from '@airdex/shared-ui/menu';
import { useServices } from '../../../services/services-context.ts';
import { useCurrent } from '../../../lib/current/use-current.ts';
import { useOnDemandTexts } from '../../../services/language/use-on-demand-texts.ts';
import { useMenuSections } from './use-menu-sections.tsx';
import styles from './user-menu.module.css';

/** The signed-in user and their menu: language, appearance, subscription, password, help, signing out. */
export function UserMenu() {
  const { t } = useTranslation();
  const { session, host } = useServices();
  const user = useCurrent(session.user);
  const texts = useOnDemandTexts();
  const sections = useMenuSections({ onPassword: () => void host.dialogs.open('change-password', {}) });
  if (user === null) return null;
  return (
    <div className={styles.place}>
      <Menu
        placement="bottom end"
        sections={sections}
        texts={texts}
        trigger={
          <Button
            variant="quiet"
            aria-label={t('header.openMenu', { name: user.Username })}
            icon={
              <span
                className={styles.avatar}
                aria-hidden="true"
                // The style sheet shows it, because a text would be part of the button's name.
                data-initial={[...user.Username][0]?.toUpperCase()}
              />
            }
            endIcon={<ChevronDown aria-hidden="true" />}
          >
            <span className={styles.name}>{user.Username}</span>
          </Button>
        }
      />
    </div>
  );
}
