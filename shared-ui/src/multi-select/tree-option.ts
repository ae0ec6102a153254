import type { ReactNode } from 'react';

/** An option, with its number of results if known. */
export interface LeafOption {
  readonly id: number;
  readonly name: string;
  readonly count?: number;
  /** An icon after the name, with a text for screen readers. */
  readonly mark?: ReactNode;
}

/** An option that contains others. Only its children can be selected; it stands for all of them. */
export interface GroupOption extends LeafOption {
  readonly children: readonly LeafOption[];
}

export type TreeOption = LeafOption | GroupOption;

export const isGroup = (option: TreeOption): option is GroupOption => 'children' in option;

/** The options that can be selected: groups replaced by their children. */
export function leavesOf(options: readonly TreeOption[]): readonly LeafOption[] {
  return options.flatMap((option) => (isGroup(option) ? option.children : [option]));
}
