import { useId, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Heading level of the titles. */
  headingLevel?: 2 | 3 | 4;
  /** The item that is open at first, and again when this or `resetOn` changes; unset or unknown: the first one. */
  initiallyOpen?: string | undefined;
  resetOn?: string | number | null;
}

/** Chapters of which at most one is open, initially the first. A click on the open one closes it. */
export function Accordion({ items, headingLevel = 3, initiallyOpen, resetOn }: AccordionProps) {
  const prefix = useId();
  // Undefined until a click, so that the first is open even if the items arrive later.
  const [pressed, setPressed] = useState<string | null | undefined>(undefined);
  const cause = JSON.stringify([initiallyOpen, resetOn]);
  const [known, setKnown] = useState(cause);
  if (known !== cause) {
    setKnown(cause);
    setPressed(undefined);
  }
  const first = items.find(({ id }) => id === initiallyOpen) ?? items[0];
  const open = pressed === undefined ? first?.id : pressed;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.group}>
      {items.map(({ id, title, content }, index) => {
        const isOpen = id === open;
        return (
          <div key={id} className={styles.item} data-open={isOpen || undefined}>
            <Heading>
              <button
                type="button"
                id={`${prefix}${index}-title`}
                className={styles.trigger}
                aria-expanded={isOpen}
                aria-controls={`${prefix}${index}`}
                onClick={() => setPressed(isOpen ? null : id)}
              >
                <span className={styles.title}>{title}</span>
                <ChevronDown aria-hidden="true" />
              </button>
            </Heading>
            <div
              id={`${prefix}${index}`}
              role="region"
              aria-labelledby={`${prefix}${index}-title`}
              hidden={!isOpen}
            >
              <div className={styles.content}>{content}</div>
            </div>
          </div>
        );
      })}
    </div>
  );
}
