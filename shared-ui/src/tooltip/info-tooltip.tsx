import { Info } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Tooltip } from './tooltip.tsx';
import styles from './tooltip.module.css';

export interface InfoTooltipProps {
  /** Name of the mark, such as "About the premiere share". */
  label: string;
  text: string;
  /** Tab passes it by: where the same text is told by what stands beside it. */
  isPassedByTab?: boolean;
}

/** A small ⓘ beside a heading or a label that explains it. */
export function InfoTooltip({ label, text, isPassedByTab = false }: InfoTooltipProps) {
  return (
    <Tooltip text={text} delay={200}>
      <Button className={styles.info ?? ''} aria-label={label} excludeFromTabOrder={isPassedByTab}>
        <Info aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
