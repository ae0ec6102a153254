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
   * `inline` in the flow; `strip` a slim bar across the page (sample data, no connection); `bottom` a fixed
   * card at the bottom of the window (cookies), above which the page ends.
   */
  placement?: 'inline' | 'strip' | 'bottom';
  /** Lets one at the bottom cover the page, which keeps its height: for a message that soon disappears. */
  coversPage?: boolean;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Required with `onDismiss`: the name of the close button. */
  dismissLabel?: string | undefined;
  /** Makes it a landmark with this name instead of an announcement, for notices that are shown from the start. */
  regionLabel?: string | undefined;
}

const icons: Readonly<Record<NoticeTone, ReactNode>> = {
  neutral: <Info aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
  success: <CircleCheck aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  danger: <CircleAlert aria-hidden="true" />,
};

/** Buttons that may disappear before the notice does. */
function Actions({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={useFocusHome<HTMLDivElement>()} className={styles.actions}>
      {children}
    </div>
  );
}

/**
 * A message next to the content: announced when it appears, immediately for a failure. When it disappears,
 * its focus moves to the nearest `FOCUS_HOME` around it.
 */
export function Notice({
  tone = 'info',
  placement = 'inline',
  coversPage = false,
  title,
  children,
  actions,
  onDismiss,
  dismissLabel,
  regionLabel,
}: NoticeProps) {
  const root = useFocusHome<HTMLDivElement>();
  useFootRoom(root, placement !== 'bottom' ? null : coversPage ? 'covers-page' : 'ends-page');
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
