import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { DialogContent } from '@airdex/shared-ui/dialog';
import styles from './dialog-flow.module.css';

/** A line of the menu. */
export interface FlowChoice {
  readonly icon: ReactNode;
  readonly label: string;
  /** Its effect, in one line. */
  readonly hint: string;
  readonly onChoose: () => void;
}

/** Focuses an element when it appears. */
const focusFirst = (element: HTMLElement | null) => element?.focus();

/** Asks whether to use something that exists or to create something new. */
export function FlowMenu(props: { readonly choices: readonly FlowChoice[]; readonly onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <DialogContent actions={<Button onPress={props.onCancel}>{t('cancel')}</Button>}>
      <ul className={styles.menu}>
        {props.choices.map(({ icon, label, hint, onChoose }, index) => (
          <li key={label}>
            <button
              type="button"
              className={styles.choice}
              // Users who return from a form or a list continue at the menu.
              ref={index === 0 ? focusFirst : undefined}
              onClick={onChoose}
            >
              <span className={styles.choiceIcon} aria-hidden="true">
                {icon}
              </span>
              <span className={styles.choiceTexts}>
                <span className={styles.choiceLabel}>{label}</span>
                <span className={styles.choiceHint}>{hint}</span>
              </span>
              <ChevronRight className={styles.choiceArrow} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </DialogContent>
  );
}
