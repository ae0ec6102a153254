import { useTranslation } from 'react-i18next';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import type { AccountScreenProps } from '@airdex/shared-contracts/remote-contract';
import { Page, Panel } from '@airdex/shared-ui/page';
import { Paragraph } from '../page-layout/paragraph.tsx';
import { DataButton } from './data-button.tsx';
import { PageChoices } from './page-choices.tsx';
import { Sessions } from './sessions.tsx';
import { Shortcuts } from './shortcuts.tsx';
import styles from './account.module.css';

/** The user's account: who is signed in, language and appearance, sessions, data, and the keyboard shortcuts. */
export function AccountScreen(choices: AccountScreenProps) {
  const { t } = useTranslation();
  const user = useCurrent(useHost().session);
  // After signing out, the parts would load without a session.
  if (user === null) return null;
  return (
    <Page title={t('account.title')}>
      <Panel title={t('account.user')}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('account.name')}</dt>
            <dd>{user.Username}</dd>
          </div>
          <div>
            <dt>{t('account.company')}</dt>
            <dd>{user.CompanyName}</dd>
          </div>
        </dl>
      </Panel>
      <PageChoices {...choices} />
      <Sessions />
      <Panel title={t('account.data')}>
        <Paragraph>{t('account.dataText')}</Paragraph>
        <DataButton />
      </Panel>
      <Shortcuts />
    </Page>
  );
}
