import { X } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Badge } from '../badge/index.ts';
import styles from './chip-strip.module.css';

export interface Chip {
  readonly id: string;
  readonly label: string;
  /** What the label stands for; none for what is only on. */
  readonly text?: string | undefined;
  /** How many more there are than the text says. */
  readonly more?: number | undefined;
  /** Said in place of the text, in a tone of its own: that it is all. */
  readonly isAll?: boolean | undefined;
}

interface ChipItemProps {
  chip: Chip;
  removeLabel: string;
  /** The one chip that Tab leads to. */
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
 * One chip. Its buttons are the browser's own: they act on the click, which a drag can swallow, where a component
 * library's act when the pointer goes up.
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
      <button
        type="button"
        className={styles.remove}
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
        {...(onOpen ? { tabIndex: -1 } : keys)}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
