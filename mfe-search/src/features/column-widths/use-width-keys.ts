import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridFocus } from '../grid-focus/grid-focus.ts';
import type { Column } from '../result-columns/columns.ts';
import { allowedWidth, isSized, type SizedColumn } from './column-widths.ts';

const STEP_PX = 16;
const BY_KEY: Readonly<Record<string, number>> = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX };

/**
 * Keyboard control of the focused column header: Shift with left and right changes its width, Delete resets
 * it. `announcement` is the result, for screen readers.
 */
export function useWidthKeys(
  focus: GridFocus,
  columns: readonly Column[],
  onResize: (column: SizedColumn, width: number | null) => void,
) {
  const { t } = useTranslation();
  const [announcement, announce] = useState('');
  return {
    announcement,
    onKeyDown(event: KeyboardEvent) {
      const active = focus.active();
      const head = (event.target as Element).closest('th');
      const key = active?.row === 'head' ? columns[active.column - 1]?.key : undefined;
      if (key === undefined || !isSized(key) || head === null) return;
      const by = event.shiftKey ? BY_KEY[event.key] : undefined;
      const isReset = event.key === 'Delete';
      if (by === undefined && !isReset) return;
      event.preventDefault();
      const width = by === undefined ? null : allowedWidth(head.offsetWidth + by);
      onResize(key, width);
      const name = t(`columns.${key}`);
      announce(width === null ? t('columns.widthReset', { name }) : t('columns.width', { name, width }));
    },
  };
}
