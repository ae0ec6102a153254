import { useRef, type PointerEvent } from 'react';
import type { SizedColumn } from './column-widths.ts';
import styles from './column-edge.module.css';

interface Props {
  readonly column: SizedColumn;
  /** The edge that follows the pointer: the one towards the title, which takes up the difference. */
  readonly side: 'start' | 'end';
  readonly title: string;
  readonly onResize: (column: SizedColumn, width: number | null) => void;
  /** The width that was requested. */
  readonly onResized: () => void;
}

/**
 * The edge of a column's header, which the user drags to change its width; a double click resets it. For the
 * pointer only: with the keyboard, the header itself handles the keys.
 */
export function ColumnEdge({ column, side, title, onResize, onResized }: Props) {
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return;
    const moved = event.clientX - start.current.x;
    onResize(column, start.current.width + (side === 'end' ? moved : -moved));
  };
  return (
    <span
      aria-hidden="true"
      className={styles.edge}
      data-side={side}
      data-column-edge={column}
      title={title}
      onPointerDown={(event) => {
        const head = event.currentTarget.closest('th');
        if (event.button !== 0 || head === null) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: head.offsetWidth };
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => {
        start.current = null;
        onResized();
      }}
      onDoubleClick={() => {
        onResize(column, null);
        onResized();
      }}
    />
  );
}
