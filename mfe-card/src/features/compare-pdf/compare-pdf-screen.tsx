import { useQuery } from '@tanstack/react-query';
import { codeQuery } from '@airdex/mfe-kit/screen';

/** On demand, so that no other screen starts with the chart and the map. */
const pageQuery = codeQuery(
  'printed-comparison',
  async () => (await import('./printed-comparison.tsx')).PrintedComparison,
);

interface Props {
  readonly ids: readonly number[];
}

/** A comparison as it is printed. Printing waits for `data-print-state`; see `PrintState`. */
export function ComparePdfScreen({ ids }: Props) {
  const { data: PrintedComparison, isError } = useQuery(pageQuery);
  return PrintedComparison === undefined ? (
    <main data-print-state={isError ? 'failed' : 'loading'} data-print-done={0} />
  ) : (
    <PrintedComparison ids={ids} />
  );
}
