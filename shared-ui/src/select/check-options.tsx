import { ListBox } from 'react-aria-components/ListBox';
import { PopoverSurface, type PopoverSurfaceProps } from '../popover/index.ts';
import { optionItems } from './option-items.tsx';
import type { SelectOption } from './select-option.ts';
import styles from './select.module.css';

interface CheckOptionsProps {
  label: string;
  options: readonly SelectOption[];
  /** Ids of the selected options. */
  value: readonly string[];
  onChange: (value: ReadonlySet<string>) => void;
}

interface CheckSurfaceProps
  extends CheckOptionsProps, Required<Pick<PopoverSurfaceProps, 'placement' | 'opened'>> {}

/** Open options on their surface. */
export function CheckSurface({ placement, opened, ...options }: CheckSurfaceProps) {
  return (
    <PopoverSurface isTriggerWide label={options.label} placement={placement} opened={opened}>
      <CheckOptions {...options} />
    </PopoverSurface>
  );
}

/** Options of which any number can be selected: arrows and typing move, Space selects and deselects. */
function CheckOptions({ label, options, value, onChange }: CheckOptionsProps) {
  return (
    <ListBox
      className={styles.list ?? ''}
      data-checklist
      aria-label={label}
      selectionMode="multiple"
      selectedKeys={value}
      onSelectionChange={(keys) =>
        onChange(new Set(keys === 'all' ? options.map(({ id }) => id) : [...keys].map(String)))
      }
      autoFocus
      // Escape closes the list's container, and does not change the selection.
      escapeKeyBehavior="none"
    >
      {optionItems(options)}
    </ListBox>
  );
}
