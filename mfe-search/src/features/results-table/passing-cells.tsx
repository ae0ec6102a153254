import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { launchDay } from '../programme/launch-text.ts';
import styles from './results-table.module.css';

interface Props {
  readonly programme: ProgrammeLine;
  /** Columns after the title. */
  readonly columnsAfter: number;
}

/** The cells of a row that flies by: the texts by which one finds one's way, in their columns. */
export function PassingCells({ programme, columnsAfter }: Props) {
  const language = useLanguage();
  return (
    <>
      <td />
      <td className={styles.passing}>{programme.country}</td>
      <td className={styles.passing}>{programme.channel}</td>
      <td className={styles.passing}>{launchDay(programme, language)}</td>
      <td className={styles.passing} colSpan={columnsAfter + 1} data-passing>
        {programme.localTitle}
      </td>
    </>
  );
}
