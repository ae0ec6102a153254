import type { RecapEntry } from '@airdex/shared-contracts/search-filter';

/** A value of an active filter, with its ids. */
export interface RecapValue {
  readonly id: number | string;
  readonly name: string;
  /** For a group: its selected children. */
  readonly childs?: { readonly id: number | string; readonly name: string }[];
  /** What deleting it removes from the filter. */
  readonly ids: readonly (number | string)[];
  /** A single value, or a group whose children are all selected. */
  readonly isWhole: boolean;
}

/** An active filter as bar, dialog and export show it: a recap entry in the interface language. */
export interface RecapLine extends RecapEntry {
  readonly label: string;
  readonly values: RecapValue[];
  /** False while the names of its values are unknown: then its only value states their number. */
  readonly isNamed: boolean;
}

/** An option that provides the name of a selected id. */
export interface RecapOption {
  readonly id: number | string;
  readonly name: string;
  readonly children?: readonly RecapOption[];
}
