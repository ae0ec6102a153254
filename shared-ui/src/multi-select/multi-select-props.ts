import type { MultiSelectTexts } from './multi-select-texts.ts';
import type { TreeOption } from './tree-option.ts';

export interface MultiSelectProps {
  readonly label: string;
  /** A list, or a tree of two levels whose leaves can be selected. */
  readonly options: readonly TreeOption[];
  /** Ids of the selected leaves. */
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
  readonly texts: MultiSelectTexts;
  readonly isDisabled?: boolean;
  /** At most 350 px high, small 200. */
  readonly size?: 'small' | 'medium';
}
