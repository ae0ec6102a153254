import type { ReactNode } from 'react';

/** One line of a menu. */
export interface MenuEntry {
  /** Unique within the menu. */
  id: string;
  label: string;
  /** Language of the label if it differs from the page's, such as `zh-CN`. */
  lang?: string;
  icon?: ReactNode;
  description?: string;
  /** Makes it a link; inside a `UiProvider` with `navigate` it does not reload the page. */
  href?: string;
  target?: '_blank';
  /** The current page or choice: highlighted, and announced with `aria-current`. */
  isCurrent?: boolean;
  isDisabled?: boolean;
  isDanger?: boolean;
  onAction?: () => void;
}

/** A group of lines; a title is shown above them and names the group. */
export interface MenuEntries {
  id: string;
  title?: string;
  /** Names the group if no title is shown. */
  label?: string;
  entries: readonly MenuEntry[];
}
