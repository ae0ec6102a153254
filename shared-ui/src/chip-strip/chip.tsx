import { X } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Focusable } from 'react-aria-components/Tooltip';
import { Badge } from '../badge/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import styles from './chip-strip.module.css';

export interface Chip {
  readonly id: string;
  readonly label: string;
  /** The values of the label; none for a switch. */
  readonly text?: string | undefined;
  /** How many more there are than the text names. */
  readonly more?: number | undefined;
  /** Shown instead of the text, with its own tone: everything is selected. */
  readonly isAll?: boolean | undefined;
}

interface ChipItemProps {
  chip: Chip;
  removeLabel: string;
  /** The only chip in the tab order. */
  isCurrent: boolean;
  onOpen: (() => void) | undefined;
  onRemove: () => void;
  onFocus: () => void;
}

function Content({ label, text, more = 0, isAll = false }: Chip) {
  const { locale } = useLocale();
  return (
    <>
      <span className={styles.label}>{label}</span>
      {text && (
        <>
          {' '}
          <span className={styles.text} title={text} data-all={isAll || undefined}>
            {text}
          </span>
        </>
      )}
      {more > 0 && (
        <>
          {' '}
          <Badge tone="accent">+{more.toLocaleString(locale)}</Badge>
        </>
      )}
    </>
  );
}

/**
 * One chip. Its buttons are native ones: they react to the click, which a drag can suppress, while a
 * component library's react when the pointer is released.
 */
export function ChipItem({ chip, removeLabel, isCurrent, onOpen, onRemove, onFocus }: ChipItemProps) {
  const keys = { tabIndex: isCurrent ? 0 : -1, 'aria-keyshortcuts': 'Delete' };
  return (
    <li className={styles.chip} data-chip={chip.id} onFocus={onFocus}>
      {onOpen ? (
        <button type="button" className={styles.body} onClick={onOpen} {...keys}>
          <Content {...chip} />
        </button>
      ) : (
        <span className={styles.body}>
          <Content {...chip} />
        </span>
      )}
      <Tooltip text={removeLabel}>
        <Focusable>
          <button
            type="button"
            className={styles.remove}
            aria-label={removeLabel}
            onClick={onRemove}
            {...(onOpen ? { tabIndex: -1 } : keys)}
          >
            <X aria-hidden="true" />
          </button>
        </Focusable>
      </Tooltip>
    </li>
  );
}
