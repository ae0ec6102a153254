import type { Language } from '@airdex/shared-contracts/constants';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { launchDay } from '../programme/launch-text.ts';
import type { PlaceholderLook } from '../fast-scroll/scroll-placeholder.ts';
import styles from './results-table.module.css';

export const PLACEHOLDER_LOOK: PlaceholderLook = {
  row: styles.placeholderRow,
  cells: [styles.placeholderCell, styles.placeholderCell, styles.placeholderCell, styles.placeholderTitle],
};

/** The texts of a row during fast scrolling, in the order of their columns. */
export function placeholderTexts(programme: ProgrammeLine, language: Language): readonly string[] {
  const { country, channel, localTitle } = programme;
  return [country ?? '-', channel, launchDay(programme, language), localTitle];
}
