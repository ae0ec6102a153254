import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLostFocus } from './use-lost-focus.ts';
import styles from './recap-bar.module.css';

interface Props {
  /** Number of active filters. */
  readonly count: number;
  readonly onExpand: () => void;
}

/** The collapsed bar, which leaves more space for the results and shows only the number of active filters. */
export function CollapsedRecap({ count, onExpand }: Props) {
  const { t } = useTranslation();
  const expand = useLostFocus<HTMLButtonElement>();
  return (
    <div className={styles.bar} data-collapsed>
      <button ref={expand} type="button" className={styles.expand} aria-expanded={false} onClick={onExpand}>
        {t('recap.count', { count })}
        <ChevronDown aria-hidden="true" />
      </button>
    </div>
  );
}
