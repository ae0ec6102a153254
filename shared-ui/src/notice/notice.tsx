import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../button/index.ts';
import { useFocusHome } from '../error-state/index.ts';
import { useFootRoom } from './use-foot-room.ts';
import styles from './notice.module.css';

export type NoticeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone;
  /**
   * `inline` in the flow; `strip` a slim bar over the whole width (sample data, no connection); `bottom` a card
   * that stays at the foot of the window (cookies), above which the page ends.
   */
  placement?: 'inline' | 'strip' | 'bottom';
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Needed with `onDismiss`: the name of the close button. */
  dismissLabel?: string | undefined;
  /** Makes it a landmark with this name instead of an announcement, for what is there from the start. */
  regionLabel?: string | undefined;
}

const icons: Readonly<Record<NoticeTone, ReactNode>> = {
  neutral: <Info aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
  success: <CircleCheck aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  danger: <CircleAlert aria-hidden="true" />,
};

/** Buttons that may go before the notice does. */
function Actions({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={useFocusHome<HTMLDivElement>()} className={styles.actions}>
      {children}
    </div>
  );
}

/**
 * Says something beside the work: announced when it appears, at once where something went wrong. When it goes, the focus
 * that was in it goes to the next `FOCUS_HOME` around it.
 */
export function Notice({
  tone = 'info',
  placement = 'inline',
  title,
  children,
  actions,
  onDismiss,
  dismissLabel,
  regionLabel,
}: NoticeProps) {
  const root = useFocusHome<HTMLDivElement>();
  useFootRoom(root, placement === 'bottom');
  const role = regionLabel ? 'region' : tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      ref={root}
      role={role}
      aria-label={regionLabel}
      className={styles.notice}
      data-tone={tone}
      data-placement={placement}
      data-titled={title ? true : undefined}
    >
      <span className={styles.icon}>{icons[tone]}</span>
      <div className={styles.texts}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {actions && <Actions>{actions}</Actions>}
      {onDismiss && dismissLabel && (
        <IconButton
          label={dismissLabel}
          icon={<X aria-hidden="true" />}
          size="small"
          onPress={() => onDismiss()}
        />
      )}
    </div>
  );
}
