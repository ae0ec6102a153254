import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosureGroup, DisclosurePanel } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of the titles as headings. */
  headingLevel?: 2 | 3 | 4;
}

/** Chapters of which at most one is open: the first to begin with; a press on the open one closes it. */
export function Accordion({ items, headingLevel = 3 }: AccordionProps) {
  const first = items[0]?.id;
  return (
    <DisclosureGroup className={styles.group ?? ''} defaultExpandedKeys={first === undefined ? [] : [first]}>
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} id={id} className={styles.item ?? ''}>
          <Heading level={headingLevel} className={styles.heading ?? ''}>
            <Button slot="trigger" className={styles.trigger ?? ''}>
              <span className={styles.title}>{title}</span>
              <ChevronDown aria-hidden="true" />
            </Button>
          </Heading>
          <DisclosurePanel className={styles.panel ?? ''}>
            <div className={styles.content}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
