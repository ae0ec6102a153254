import { X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@airdex/shared-ui/button';
import { MobileMenuContent } from './mobile-menu-content.tsx';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The content of the navigation bar and the user menu, as a full-screen menu for narrow screens. */
export function MobileMenu({ isOpen, onOpenChange }: MobileMenuProps) {
  const { t } = useTranslation();
  const close = () => onOpenChange(false);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.overlay ?? ''}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {t('navigation.menu')}
            </Heading>
            <IconButton label={t('close')} icon={<X aria-hidden="true" />} onPress={close} />
          </header>
          <MobileMenuContent onChoose={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
