import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VirtuosoGrid, type GridComponents } from 'react-virtuoso';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import type { SelectionStore } from '../selection/selection-store.ts';
import { ProgrammeThumbnail } from './programme-thumbnail.tsx';
import { SelectableThumbnail } from './selectable-thumbnail.tsx';
import { thumbnailColumns } from './thumbnail-columns.ts';
import { useWidth } from './use-width.ts';
import styles from './results-thumbnails.module.css';

/** Pixels beyond the window in which thumbnails stay drawn. */
const BLOCK_MARGIN_PX = 250;

interface Props {
  readonly programs: readonly ProgrammeLine[];
  /** The selection while its check boxes are shown. */
  readonly selection: SelectionStore | null;
  readonly scrollerRef: (element: HTMLElement | null) => void;
  /** Under the last row: what is going on with the next page. */
  readonly footer: ReactNode;
}

type GridContext = Pick<Props, 'footer'> & { readonly label: string };

const components: GridComponents<GridContext> = {
  List: ({ context, ...props }) => <div {...props} role="list" aria-label={context.label} />,
  Item: ({ context: _, ...props }) => <div {...props} role="listitem" />,
  Footer: ({ context }) => <div className={styles.footer}>{context.footer}</div>,
};

/** Results as a grid of thumbnails; only those near the window are in the page. */
export function ResultsThumbnails({ programs, selection, scrollerRef, footer }: Props) {
  const { t } = useTranslation();
  const { ref, width } = useWidth();
  return (
    <div ref={ref} className={styles.root} style={{ '--columns': thumbnailColumns(width) } as CSSProperties}>
      <VirtuosoGrid
        data={programs}
        context={{ footer, label: t('results.title') }}
        components={components}
        computeItemKey={(_, { idProgram }) => idProgram}
        increaseViewportBy={BLOCK_MARGIN_PX}
        scrollerRef={scrollerRef}
        listClassName={styles.list ?? ''}
        itemClassName={styles.item ?? ''}
        itemContent={(_, programme) =>
          selection === null ? (
            <ProgrammeThumbnail programme={programme} />
          ) : (
            <SelectableThumbnail programme={programme} selection={selection} />
          )
        }
      />
    </div>
  );
}
