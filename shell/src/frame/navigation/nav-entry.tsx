import type { ReactNode, Ref } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useLinkClick } from '@airdex/shared-ui/ui-provider';
import { ENTRY_OF_PANEL } from '../advanced-panel/advanced-panel.tsx';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';
import styles from './nav-entry.module.css';

interface EntryProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** A badge after the label. */
  readonly badge?: ReactNode;
}

function Content({ icon, label, badge }: EntryProps) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label} title={label}>
        {label}
      </span>
      {badge}
    </>
  );
}

interface NavPageLinkProps extends EntryProps {
  readonly to: string;
  /** Accessible name, if the label is only a part of it. */
  readonly name?: string;
  /** Called before the page changes. */
  readonly onChoose?: () => void;
}

/**
 * An entry that links to a page. It is marked as current while the page itself is shown.
 */
export function NavPageLink({ to, name, onChoose, ...content }: NavPageLinkProps) {
  const { resultsDisplay } = useServices();
  const onLinkClick = useLinkClick();
  const areResultsShown = useCurrent(resultsDisplay.shownBy) !== null;
  const isCurrent = useLocation().pathname.toLowerCase() === to.toLowerCase();
  return (
    <a
      href={to}
      className={styles.entry}
      aria-label={name}
      aria-current={isCurrent ? (areResultsShown ? 'false' : 'page') : undefined}
      onClick={(event) => {
        onChoose?.();
        onLinkClick(event);
      }}
    >
      <Content {...content} />
    </a>
  );
}

interface NavButtonProps extends EntryProps {
  readonly isCurrent?: boolean;
  /** For an entry that shows and hides something: whether it is shown. */
  readonly isExpanded?: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** An entry that starts a search, or shows something. */
export function NavButton({ isCurrent = false, isExpanded, onClick, ref, ...content }: NavButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.entry}
      aria-current={isCurrent ? 'true' : undefined}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      <Content {...content} />
    </button>
  );
}

interface PanelToggleProps {
  readonly label: string;
  /** Accessible name, if the label is only a part of it. */
  readonly name?: string;
  readonly onToggle: () => void;
}

/** The entry that shows and hides the advanced panel. */
export function PanelToggle({ label, name, onToggle }: PanelToggleProps) {
  const { advancedPanel } = useServices();
  const isVisible = useCurrent(advancedPanel.isVisible);
  return (
    <button
      type="button"
      id={ENTRY_OF_PANEL.id}
      className={styles.entry}
      aria-label={name}
      aria-expanded={isVisible}
      aria-controls={isVisible ? ENTRY_OF_PANEL.controls : undefined}
      onClick={onToggle}
    >
      <Content icon={<SlidersHorizontal aria-hidden="true" />} label={label} />
    </button>
  );
}
