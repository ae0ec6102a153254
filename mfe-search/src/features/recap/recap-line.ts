import type { RecapEntry } from '@airdex/shared-contracts/search-filter';

/** A value of an active filter, with what it stands for. */
export interface RecapValue {
  readonly id: number | string;
  readonly name: string;
  /** Of a group: those of it that are chosen. */
  readonly childs?: { readonly id: number | string; readonly name: string }[];
  /** What deleting it takes out of the filter. */
  readonly ids: readonly (number | string)[];
  /** A single value, or a group of which all is chosen. */
  readonly isWhole: boolean;
}

/** An active filter as bar, dialog and export show it: a recap entry in the language of the page. */
export interface RecapLine extends RecapEntry {
  readonly label: string;
  readonly values: RecapValue[];
  /** False while the names of its values are not known: then its one value says how many there are. */
  readonly isNamed: boolean;
}

/** An option by whose name a chosen id is shown. */
export interface RecapOption {
  readonly id: number | string;
  readonly name: string;
  readonly children?: readonly RecapOption[];
}
