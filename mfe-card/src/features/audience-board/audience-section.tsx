import type { UseQueryResult } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AudienceResults, ProgrammeCard } from '@airdex/shared-contracts/api';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { codeQuery } from '@airdex/mfe-kit/screen';
import { LoadedSection } from '../card-section/card-section.tsx';
import { ContactTeam } from '../contact-team/contact-team.tsx';
import { PartOnSight } from '../part-on-sight/part-on-sight.tsx';

const boardQuery = codeQuery(
  'audience-board',
  async () => (await import('./audience-board.tsx')).AudienceBoard,
);

interface Props {
  readonly card: ProgrammeCard;
  readonly part: UseQueryResult<AudienceResults | null>;
}

/** The section of the audience results: the board, or a message that there are none or that they are not included. */
export function AudienceSection({ card, part }: Props) {
  return (
    <LoadedSection id="audience" part={part}>
      {(results) => {
        if (results === null || results.rows.length === 0)
          return card.includesAudienceResults ? <NoResults /> : <NotIncluded />;
        return (
          <PartOnSight code={boardQuery} ratio="3 / 1">
            {(AudienceBoard) => (
              <AudienceBoard idProgram={card.idProgram} title={card.localTitle} results={results} />
            )}
          </PartOnSight>
        );
      }}
    </LoadedSection>
  );
}

function NoResults() {
  const { t } = useTranslation();
  return <EmptyState title={t('audience.none.title')} text={t('audience.none.text')} />;
}

function NotIncluded() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<LockKeyhole />}
      title={t('audience.noAccess.title')}
      text={<ContactTeam text={t('audience.noAccess.text')} />}
    />
  );
}
