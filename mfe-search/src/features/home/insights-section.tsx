import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { routePath } from '@airdex/shared-contracts/routes';
import { InsightsCard } from '../insights-card/insights-card.tsx';
import { FailedSection } from './failed-section.tsx';
import { insightsQuery, LOADED_BY_PAGE } from './home-query.ts';
import { Section } from './section.tsx';
import { SectionLink } from './section-link.tsx';

/** The newest report in short, for users who may read reports. */
export function InsightsSection() {
  const { t } = useTranslation();
  const { api, session } = useHost();
  const mayRead = useCurrent(session)?.PagesAuthorization.HasNotaSelection ?? false;
  const {
    data: insights,
    isFetching,
    refetch,
  } = useQuery({
    ...insightsQuery(api, useLanguage()),
    ...LOADED_BY_PAGE,
  });
  if (!mayRead || insights === null) return null;
  const heading = <SectionLink href={routePath('reports')}>{t('home.insights')}</SectionLink>;
  if (insights === undefined)
    return (
      <FailedSection
        heading={heading}
        title={t('home.failedInsights')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Section heading={heading}>
      <InsightsCard insights={insights} />
    </Section>
  );
}
