import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { SearchableTree } from '../name-tree/searchable-tree.tsx';
import type { NameGroup } from '../name-tree/tree-rows.ts';
import styles from './my-subscription.module.css';

interface Props {
  readonly title: string;
  /** How many names there are, in words. */
  readonly counts: string;
  readonly searchLabel: string;
  readonly groups: readonly NameGroup[];
}

/** A list of an access. On mobile it is closed until its title is pressed. */
export function AccessList({ title, counts, searchLabel, groups }: Props) {
  const { isMobile } = useCurrent(useHost().layout);
  const [isPressed, setPressed] = useState(false);
  const id = useId();
  const isOpen = !isMobile || isPressed;
  return (
    <section className={styles.list} aria-label={title}>
      {isMobile ? (
        <h3 className={styles.listTitle}>
          <button
            type="button"
            className={styles.disclosure}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              setPressed(!isPressed);
            }}
          >
            <span>{title}</span>
            <ChevronDown aria-hidden="true" />
          </button>
        </h3>
      ) : (
        <h3 className={styles.listTitle}>{title}</h3>
      )}
      <p className={styles.counts}>{counts}</p>
      <div id={id} className={styles.listBody} hidden={!isOpen}>
        {isOpen && <SearchableTree label={title} searchLabel={searchLabel} groups={groups} />}
      </div>
    </section>
  );
}
