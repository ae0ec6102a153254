import { SkeletonLine } from '@airdex/shared-ui/skeleton';
import type { Column } from './use-columns.ts';
import styles from './compare.module.css';

const NAMES = [55, 70, 45, 60, 40, 65, 50, 75, 45, 60, 55, 70];

/** Placeholders of the facts until the first programme arrives. The heads of the columns announce that they load. */
export function LoadingRows({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <tbody aria-hidden="true">
      {NAMES.map((width, place) => (
        <tr key={place} className={styles.loadingRow}>
          <td className={styles.name}>
            <SkeletonLine width={`${String(width)}%`} />
          </td>
          {columns.map(({ id }) => (
            <td key={id} className={styles.value}>
              <SkeletonLine width="70%" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
