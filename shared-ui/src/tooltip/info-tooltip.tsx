import { use } from 'react';
import { Info } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { Tooltip } from './tooltip.tsx';
import styles from './info-tooltip.module.css';

export interface InfoTooltipProps {
  /** Name of the icon, such as "About the premiere share". */
  label: string;
  text: string;
  /** Tab skips it, if the same text is available next to it. */
  isPassedByTab?: boolean;
}

function InfoButton({ label, isPassedByTab = false }: Omit<InfoTooltipProps, 'text'>) {
  const tooltip = use(TooltipTriggerStateContext);
  return (
    <Button
      className={styles.info ?? ''}
      aria-label={label}
      excludeFromTabOrder={isPassedByTab}
      // Touch screens cannot hover.
      onPress={() => tooltip?.open(true)}
    >
      <Info aria-hidden="true" />
    </Button>
  );
}

/** A small ⓘ that explains a heading or a label, on hover, on focus and when it is pressed. */
export function InfoTooltip({ text, ...button }: InfoTooltipProps) {
  return (
    <Tooltip text={text} delay={200} isHoverable>
      <InfoButton {...button} />
    </Tooltip>
  );
}
