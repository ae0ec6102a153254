import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { placeholderTexts } from './placeholder-texts.ts';
import styles from './results-table.module.css';

interface Props {
  readonly programme: ProgrammeLine;
  /** Columns after the title. */
  readonly columnsAfter: number;
}

/** The cells of a row during fast scrolling: only the texts needed for orientation, in their columns. */
export function ReducedCells({ programme, columnsAfter }: Props) {
  const [country, channel, launch, title] = placeholderTexts(programme, useLanguage());
  return (
    <>
      <td />
      <td className={styles.placeholder}>{country}</td>
      <td className={styles.placeholder}>{channel}</td>
      <td className={styles.placeholder}>{launch}</td>
      <td className={styles.placeholder} colSpan={columnsAfter + 1} data-reduced>
        {title}
      </td>
    </>
  );
}
