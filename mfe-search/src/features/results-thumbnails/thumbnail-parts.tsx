import { useCallback, type ReactNode } from 'react';
import type { Components } from 'react-virtuoso';
import type { GridFocus } from '../grid-focus/grid-focus.ts';
import { useSteadyRef } from '../results-scroller/use-steady-ref.ts';
import styles from './results-thumbnails.module.css';

interface ThumbnailContext {
  readonly label: string;
  /** Rows of the whole result. */
  readonly rowCount: number;
  readonly columns: number;
  readonly focus: GridFocus;
  readonly footer: ReactNode;
}

/** The elements that the virtual list of rows of thumbnails consists of. */
export const thumbnailParts: Components<unknown, ThumbnailContext> = {
  List: function List({ context, ref, ...props }) {
    const { focus } = context;
    const steady = useSteadyRef(ref);
    const bothRefs = useCallback(
      (element: HTMLDivElement | null) => {
        steady(element);
        focus.setRoot(element);
      },
      [steady, focus],
    );
    return (
      <div
        {...props}
        ref={bothRefs}
        role="grid"
        aria-label={context.label}
        aria-rowcount={context.rowCount}
        aria-colcount={context.columns}
        aria-multiselectable="true"
      />
    );
  },
  Item: ({ context: _, item: __, ...props }) => (
    <div {...props} role="row" aria-rowindex={props['data-index'] + 1} className={styles.row} />
  ),
  // Not a margin of the first row, because all rows have the same height.
  Header: () => <div className={styles.head} />,
  Footer: ({ context }) => <div className={styles.footer}>{context.footer}</div>,
};
