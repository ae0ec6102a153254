import { useTranslation } from 'react-i18next';
import type { InternationalFlow as Flow } from '@airdex/shared-contracts/api';
import { codeQuery } from '@airdex/mfe-kit/screen';
import { PartOnSight } from '../part-on-sight/part-on-sight.tsx';

const flowViewQuery = codeQuery('flow-view', async () => (await import('./flow-view.tsx')).FlowView);

interface Props {
  readonly idProgram: number;
  readonly flow: Flow;
}

/** Where the format of a programme travelled, on a map and in a list, or a message that it has not. */
export function InternationalFlow({ idProgram, flow }: Props) {
  const { t } = useTranslation();
  if (flow.launches.length < 2) return <p>{t('flow.none')}</p>;
  return (
    <PartOnSight code={flowViewQuery} ratio="5 / 2">
      {(FlowView) => <FlowView key={idProgram} idProgram={idProgram} flow={flow} />}
    </PartOnSight>
  );
}
