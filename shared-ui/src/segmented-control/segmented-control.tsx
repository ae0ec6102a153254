import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Tooltip } from '../tooltip/index.ts';
import styles from './segmented-control.module.css';

export interface Segment<Id extends string> {
  id: Id;
  label: string;
  /** Language of the label, for a choice of languages. */
  lang?: string;
  /** If given, the icon is shown and the label becomes its name and tooltip. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string> {
  /** Names the group. */
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (value: Id) => void;
}

/** One choice of a few visible ones: a language, a view. Exposed as radio buttons; arrows move. */
export function SegmentedControl<Id extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Id>) {
  // As with native radio buttons, Tab stops at the selected one.
  const enabled = segments.filter(({ isDisabled }) => isDisabled !== true);
  const tabStop = (enabled.find(({ id }) => id === value) ?? enabled[0])?.id;
  return (
    <ToggleButtonGroup
      className={styles.group ?? ''}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {segments.map(({ id, label: name, lang, icon, isDisabled = false }) =>
        icon ? (
          <Tooltip key={id} text={name}>
            <ToggleButton
              id={id}
              isDisabled={isDisabled}
              excludeFromTabOrder={id !== tabStop}
              className={styles.segment ?? ''}
              aria-label={name}
              data-icon
            >
              {icon}
            </ToggleButton>
          </Tooltip>
        ) : (
          <ToggleButton
            key={id}
            id={id}
            isDisabled={isDisabled}
            excludeFromTabOrder={id !== tabStop}
            className={styles.segment ?? ''}
            {...(lang ? { lang } : {})}
          >
            {name}
          </ToggleButton>
        ),
      )}
    </ToggleButtonGroup>
  );
}
