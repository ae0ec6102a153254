import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { routePath } from '@airdex/shared-contracts/routes';
import { Button } from '@airdex/shared-ui/button';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { DailyUpdatePanel } from '../daily-update-settings/daily-update-panel.tsx';
import { Page, Panel } from '@airdex/shared-ui/page';
import { LetterPreview } from './letter-preview.tsx';
import { LetterSearches } from './letter-searches.tsx';

/** Settings, searches and preview of the daily letter, or a message for users without access to it. */
export function DailyUpdateScreen() {
  const { t } = useTranslation();
  const { session, navigate } = useHost();
  const user = useCurrent(session);
  if (user === null) return null;
  if (!user.HasDailyUpdateAccess)
    return (
      <MessageScreen
        illustration="out-of-scope"
        headingLevel={1}
        title={t('dailyUpdate.noAccess')}
        subtitle={
          <>
            {t('dailyUpdate.noAccessText')}{' '}
            <a href={`mailto:${t('provider.contact')}`}>{t('provider.team')}</a>
            {t('dailyUpdate.noAccessEnd')}
          </>
        }
      />
    );
  return (
    <Page title={t('dailyUpdate.title')} lead={t('dailyUpdate.lead')}>
      <DailyUpdatePanel />
      <Panel title={t('dailyUpdate.searches')}>
        <div>
          <Button
            icon={<Bookmark aria-hidden="true" />}
            onPress={() => {
              navigate(routePath('savedSearches'));
            }}
          >
            {t('dailyUpdate.manage')}
          </Button>
        </div>
        <LetterSearches />
      </Panel>
      <Panel title={t('dailyUpdate.previewTitle')}>
        <LetterPreview />
      </Panel>
    </Page>
  );
}
