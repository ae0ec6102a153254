import type { ReactNode } from 'react';

/** One line of a menu. */
export interface MenuEntry {
  /** Unique within the menu. */
  id: string;
  label: string;
  /** Language of the label where it differs from the page's, such as `zh-CN`. */
  lang?: string;
  icon?: ReactNode;
  description?: string;
  /** Makes it a link; inside a `UiProvider` with `navigate` it does not reload the page. */
  href?: string;
  target?: '_blank';
  /** The page or choice the user is at: marked, and said with `aria-current`. */
  isCurrent?: boolean;
  isDisabled?: boolean;
  isDanger?: boolean;
  onAction?: () => void;
}

/** A group of lines; a title is shown above them and names the group. */
export interface MenuEntries {
  id: string;
  title?: string;
  /** Names the group where no title is shown. */
  label?: string;
  entries: readonly MenuEntry[];
}
