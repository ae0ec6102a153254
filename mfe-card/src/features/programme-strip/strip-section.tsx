import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { codeQuery } from '@airdex/mfe-kit/screen';
import { LoadedSection } from '../card-section/card-section.tsx';
import { PartOnSight } from '../part-on-sight/part-on-sight.tsx';

const stripQuery = codeQuery(
  'programme-strip',
  async () => (await import('./programme-strip.tsx')).ProgrammeStrip,
);

interface Props {
  readonly id: 'also' | 'related';
  readonly part: UseQueryResult<readonly ProgrammeLine[]>;
}

/** A section with programmes related to this one. Renders nothing if there are none. */
export function StripSection({ id, part }: Props) {
  const { t } = useTranslation();
  if (part.data?.length === 0) return null;
  return (
    <LoadedSection id={id} part={part}>
      {(programmes) => (
        <PartOnSight code={stripQuery} ratio="6 / 1">
          {(ProgrammeStrip) => (
            <ProgrammeStrip
              label={t('sections.pages', { name: t(`sections.${id}`) })}
              programmes={programmes}
            />
          )}
        </PartOnSight>
      )}
    </LoadedSection>
  );
}
