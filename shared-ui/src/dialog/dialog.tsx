import { createContext, use, useId, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/index.ts';
import { useCloseRequest } from '../close-request/index.ts';
import { renderLayer } from '../input-method/render-layer.tsx';
import { FocusReturn } from './focus-return.tsx';
import { ignoreSecondClick } from './second-click.ts';
import { useAlertsInView } from './use-alerts-in-view.ts';
import styles from './dialog.module.css';

/** Pixels. In windows up to 520 px wide, a dialog takes the full width. */
export type DialogWidth = 350 | 450 | 500 | 700;

export interface DialogProps {
  isOpen: boolean;
  /** Called with false on Escape, the Back button of Android, the close button and, if dismissable, a click outside. */
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  width?: DialogWidth;
  /** Name of the close button. */
  closeLabel: string;
  /** A click outside closes it. Disable it if the user's input would be lost. */
  isDismissable?: boolean;
  /** For urgent messages that need a response. */
  isAlert?: boolean;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** The children contain their own `DialogContent`, for example in a dialog with several steps. */
  isComposed?: boolean;
  children?: ReactNode;
}

export interface DialogContentProps {
  /** Buttons, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Id of the body of a dialog. */
const BodyId = createContext<string | undefined>(undefined);

/** The part below a dialog's title: a scrolling body, and the buttons. */
export function DialogContent({ actions, children }: DialogContentProps) {
  const body = useRef<HTMLDivElement>(null);
  useAlertsInView(body);
  return (
    <>
      <div ref={body} id={use(BodyId)} className={styles.body}>
        {children}
      </div>
      {actions && (
        // Without the role, it and the header above would be landmarks of the page.
        <footer role="none" className={styles.actions} onClickCapture={ignoreSecondClick}>
          {actions}
        </footer>
      )}
    </>
  );
}

/**
 * A modal dialog: traps the focus, makes the page behind it inert, and restores the focus when it closes. Screen readers
 * read the body of an alert when it opens.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  width = 500,
  closeLabel,
  isDismissable = true,
  isAlert = false,
  isComposed = false,
  actions,
  children,
}: DialogProps) {
  const body = useId();
  useCloseRequest(isOpen, () => onOpenChange(false));
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.modal ?? ''} data-width={width} render={renderLayer}>
        <AriaDialog
          className={styles.dialog ?? ''}
          {...(isAlert ? { role: 'alertdialog', 'aria-describedby': body } : {})}
        >
          <FocusReturn />
          <header role="none" className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton
              label={closeLabel}
              icon={<X aria-hidden="true" />}
              size="small"
              onPress={() => onOpenChange(false)}
            />
          </header>
          <BodyId value={body}>
            {isComposed ? children : <DialogContent actions={actions}>{children}</DialogContent>}
          </BodyId>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
