import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@airdex/shared-ui/button';
import { useCloseRequest } from '@airdex/shared-ui/close-request';
import { MobileMenuContent } from './mobile-menu-content.tsx';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  /** The bar below the menu. Using it does not close the menu. */
  readonly bar: RefObject<HTMLElement | null>;
  /** Gets the focus when the menu closes. */
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * The content of the navigation bar and the user menu, as a sheet above the bottom bar. It closes when the user presses
 * Escape or Android's Back, clicks beside it or moves the focus elsewhere.
 */
export function MobileMenu({ bar, button, onClose }: MobileMenuProps) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  const title = useId();
  useCloseRequest(true, onClose);
  useLayoutEffect(() => {
    const [menu, opener] = [sheet.current, button.current];
    menu?.focus();
    return () => {
      if (menu?.contains(document.activeElement) === true) opener?.focus();
    };
  }, [button]);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (![sheet, bar].some(({ current }) => current?.contains(target as Node))) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocus);
    };
  }, [bar, onClose]);
  return (
    <>
      <div
        aria-hidden="true"
        className={styles.backdrop}
        // The focus stays where it is, to return to the button.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      />
      <div ref={sheet} role="dialog" aria-labelledby={title} tabIndex={-1} className={styles.sheet}>
        <div className={styles.header}>
          <h2 id={title} className={styles.title}>
            {t('navigation.menu')}
          </h2>
          <IconButton label={t('close')} icon={<X aria-hidden="true" />} onPress={onClose} />
        </div>
        <MobileMenuContent onChoose={onClose} />
      </div>
    </>
  );
}
