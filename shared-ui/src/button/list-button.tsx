import type { KeyboardEvent, ReactNode } from 'react';
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

/**
 * A small `IconButton` for the rows of a list. It looks and behaves the same, but takes little time to render: it is a
 * button of the browser, and one `ListTooltip` shows the labels of all.
 */
export function ListButton({ label, icon, onPress }: ListButtonProps) {
  const pressByKey = (event: KeyboardEvent) => {
    if (!PRESSES.has(event.key)) return;
    // Otherwise the row around the button would handle the press as its own.
    event.stopPropagation();
    // React Aria takes the click of a pressed key for one of a screen reader, and a dialog would then not focus its
    // first field.
    event.preventDefault();
    if (event.type === 'keydown' && !event.repeat) onPress();
  };
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', size: 'small', isIconOnly: true })}
      aria-label={label}
      onClick={({ currentTarget }) => {
        // Safari does not focus pressed buttons, and a dialog returns the focus to the element that had it.
        currentTarget.focus({ preventScroll: true });
        onPress();
      }}
      onKeyDown={pressByKey}
      onKeyUp={pressByKey}
      {...{ [IN_LIST_TOOLTIP]: '' }}
    >
      {icon}
    </button>
  );
}
