import { flushSync } from 'react-dom';
import type { ColumnsLayout } from './columns-layout.ts';

/** Measures the rows of a layout. */
export interface RowHeights {
  /** Measures the content of a row now and whenever its height changes. Returns a function that stops it. */
  readonly observe: (content: Element, key: string) => () => void;
}

/**
 * Measures rows with a ResizeObserver, which reports all heights together, after the layout that the browser does anyway
 * and before it paints. React-aria measures each row separately, twice, and each time forces a layout of the page.
 */
export function createRowHeights(layout: ColumnsLayout): RowHeights {
  const keys = new Map<Element, string>();
  const observer = new ResizeObserver((entries) => {
    const heights = entries.flatMap(({ target, borderBoxSize: [size] }) => {
      const key = keys.get(target);
      return key === undefined || size === undefined ? [] : [[key, Math.ceil(size.blockSize)] as const];
    });
    flushSync(() => {
      layout.measured(heights);
    });
  });
  return {
    observe(content, key) {
      keys.set(content, key);
      observer.observe(content, { box: 'border-box' });
      return () => {
        keys.delete(content);
        observer.unobserve(content);
      };
    },
  };
}
