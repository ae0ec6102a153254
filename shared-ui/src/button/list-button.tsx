import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { IN_LIST_TOOLTIP } from '../tooltip/list-tooltip.tsx';
import { buttonClass } from './button-class.ts';

export interface ListButtonProps {
  /** The accessible name, and the text of the `ListTooltip` around it. */
  label: string;
  /** An icon element without a name. */
  icon: ReactNode;
  onPress: () => void;
}

const PRESSES: ReadonlySet<string> = new Set(['Enter', ' ']);

/** The row around would take a press of the button for its own. */
const keepPress = (event: KeyboardEvent) => {
  if (PRESSES.has(event.key)) event.stopPropagation();
};

/**
 * A small `IconButton` for the rows of a list. It looks and behaves the same, but takes little time to render: it is a
 * button of the browser, and one `ListTooltip` shows the labels of all.
 */
export function ListButton({ label, icon, onPress }: ListButtonProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari does not, and dialogs give the focus back to where it was.
    currentTarget.focus({ preventScroll: true });
    onPress();
  };
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', size: 'small', isIconOnly: true })}
      aria-label={label}
      onClick={press}
      onKeyDown={keepPress}
      onKeyUp={keepPress}
      {...{ [IN_LIST_TOOLTIP]: '' }}
    >
      {icon}
    </button>
  );
}
