import type { ComponentProps } from 'react';
import { useHasLanded } from '../scroll-flight/use-scroll-flight.tsx';
import type { ScrollFlight } from '../scroll-flight/scroll-flight.ts';
import { PassingCells } from './passing-cells.tsx';
import { ResultCells } from './result-cells.tsx';

type Props = ComponentProps<typeof ResultCells> & { readonly flight: ScrollFlight };

/** The cells of a row: with less while it flies by. */
export function ResultRowContent({ flight, ...cells }: Props) {
  if (useHasLanded(flight)) return <ResultCells {...cells} />;
  const title = cells.columns.findIndex(({ key }) => key === 'localTitle');
  return <PassingCells programme={cells.programme} columnsAfter={cells.columns.length - 1 - title} />;
}
