import type { ReactNode } from 'react';

/** An option, with how much it would find where that is known. */
export interface LeafOption {
  readonly id: number;
  readonly name: string;
  readonly count?: number;
  /** A sign after the name, with a text of its own for assistive technology. */
  readonly mark?: ReactNode;
}

/** An option that opens to others. Only its children are chosen; it stands for all of them. */
export interface GroupOption extends LeafOption {
  readonly children: readonly LeafOption[];
}

export type TreeOption = LeafOption | GroupOption;

export const isGroup = (option: TreeOption): option is GroupOption => 'children' in option;

/** The options that can be chosen: a group's children in its place. */
export function leavesOf(options: readonly TreeOption[]): readonly LeafOption[] {
  return options.flatMap((option) => (isGroup(option) ? option.children : [option]));
}
