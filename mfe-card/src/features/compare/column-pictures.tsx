import { SkeletonBlock } from '@airdex/shared-ui/skeleton';
import { ThumbnailImage } from '@airdex/shared-ui/thumbnail';
import type { Column } from './use-columns.ts';
import styles from './compare.module.css';

/** The pictures of the programmes. They scroll away; the names below them stay. */
export function ColumnPictures({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <tr className={styles.pictures}>
      <td className={styles.corner} />
      {columns.map((column) => (
        <td key={column.id} className={styles.pictureCell}>
          {column.state === 'loading' && (
            <div className={styles.picture}>
              <SkeletonBlock ratio="16 / 9" />
            </div>
          )}
          {column.state === 'ready' && (
            <div className={styles.picture}>
              <ThumbnailImage
                image={column.card.image}
                title={column.card.localTitle}
                genre={column.card.genreKey}
              />
            </div>
          )}
        </td>
      ))}
    </tr>
  );
}
