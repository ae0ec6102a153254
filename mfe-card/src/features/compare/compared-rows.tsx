import { EqualNot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SkeletonLine } from '@airdex/shared-ui/skeleton';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import type { ComparedBlock } from './compared-blocks.ts';
import type { Column } from './use-columns.ts';
import styles from './compare.module.css';

interface Props {
  readonly block: ComparedBlock;
  readonly columns: readonly Column[];
}

/** A block of facts. Facts that differ have a mark beside their name, and values in bold. */
export function ComparedRows({ block, columns }: Props) {
  const { t } = useTranslation();
  const ready = columns.filter(({ state }) => state === 'ready');
  return (
    <tbody>
      <tr>
        <th colSpan={columns.length + 1} scope="rowgroup" className={styles.blockTitle}>
          {block.title}
        </th>
      </tr>
      {block.rows.map(({ label, values, differs }) => (
        <tr key={label} className={styles.row} data-differs={differs || undefined}>
          <th scope="row" className={styles.name}>
            {label}
            {differs && (
              <span className={styles.mark}>
                <EqualNot aria-hidden="true" />
                <VisuallyHidden>{t('compare.differs')}</VisuallyHidden>
              </span>
            )}
          </th>
          {columns.map((column) => (
            <td key={column.id} className={styles.value}>
              {column.state === 'loading' ? (
                <SkeletonLine width="70%" />
              ) : (
                (values[ready.indexOf(column)] ?? <span className={styles.unknown}>–</span>)
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
