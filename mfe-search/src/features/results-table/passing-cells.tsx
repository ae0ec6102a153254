import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { passingTexts } from './placeholder-texts.ts';
import styles from './results-table.module.css';

interface Props {
  readonly programme: ProgrammeLine;
  /** Columns after the title. */
  readonly columnsAfter: number;
}

/** The cells of a row during fast scrolling: only the texts needed for orientation, in their columns. */
export function PassingCells({ programme, columnsAfter }: Props) {
  const [country, channel, launch, title] = passingTexts(programme, useLanguage());
  return (
    <>
      <td />
      <td className={styles.passing}>{country}</td>
      <td className={styles.passing}>{channel}</td>
      <td className={styles.passing}>{launch}</td>
      <td className={styles.passing} colSpan={columnsAfter + 1} data-passing>
        {title}
      </td>
    </>
  );
}
