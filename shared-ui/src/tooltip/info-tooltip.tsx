import { useState } from 'react';
import { Info } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Tooltip } from './tooltip.tsx';
import styles from './tooltip.module.css';

export interface InfoTooltipProps {
  /** Name of the icon, such as "About the premiere share". */
  label: string;
  text: string;
  /** Tab skips it, if the same text is available next to it. */
  isPassedByTab?: boolean;
}

/** A small ⓘ that explains a heading or a label, also when it is pressed: touch screens cannot hover. */
export function InfoTooltip({ label, text, isPassedByTab = false }: InfoTooltipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Tooltip text={text} delay={200} isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        className={styles.info ?? ''}
        aria-label={label}
        excludeFromTabOrder={isPassedByTab}
        onPress={() => setOpen(true)}
      >
        <Info aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
