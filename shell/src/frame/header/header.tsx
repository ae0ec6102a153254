import { useTranslation } from 'react-i18next';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { useLinkClick } from '@airdex/shared-ui/ui-provider';
import { keepInFrame } from '../../remotes/kept-frame/keep-in-frame.ts';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';
import { Wordmark } from '../../components/wordmark.tsx';
import { SearchBox } from './search/search-box.tsx';
import { UserMenu } from './user-menu/user-menu.tsx';
import styles from './header.module.css';

/** Logo, search box and user menu. */
export function Header() {
  const { t } = useTranslation();
  const { host } = useServices();
  const { isMobile } = useCurrent(host.layout);
  const onClick = useLinkClick();
  return (
    <header ref={keepInFrame} className={styles.header} aria-label={t('header.label')}>
      <a href={ROUTES.home} className={styles.logo} aria-label={t('brand.home')} onClick={onClick}>
        <Wordmark isMarkOnly={isMobile} />
      </a>
      <SearchBox />
      {!isMobile && <UserMenu />}
    </header>
  );
}
