import { codeQuery } from '@airdex/mfe-kit/screen';
import { PartOnSight } from '../part-on-sight/part-on-sight.tsx';
import type { ShareChartProps } from './interactive-bars.tsx';

const barsQuery = codeQuery(
  'share-chart',
  async () => (await import('./interactive-bars.tsx')).InteractiveBars,
);

/** Horizontal bars, each over the band of its comparison slot. Its code loads when it comes into view. */
export function ShareChart(props: ShareChartProps) {
  return (
    <PartOnSight code={barsQuery} ratio="4 / 3">
      {(InteractiveBars) => <InteractiveBars {...props} />}
    </PartOnSight>
  );
}
