import type { ComponentProps } from 'react';
import { useHasSlowedDown } from '../fast-scroll/use-fast-scroll.tsx';
import type { FastScroll } from '../fast-scroll/fast-scroll.ts';
import { ReducedCells } from './reduced-cells.tsx';
import { ResultCells } from './result-cells.tsx';

type Props = ComponentProps<typeof ResultCells> & { readonly fastScroll: FastScroll };

/** The cells of a row; reduced during fast scrolling. */
export function ResultRowContent({ fastScroll, ...cells }: Props) {
  if (useHasSlowedDown(fastScroll)) return <ResultCells {...cells} />;
  const title = cells.columns.findIndex(({ key }) => key === 'localTitle');
  return <ReducedCells programme={cells.programme} columnsAfter={cells.columns.length - 1 - title} />;
}
