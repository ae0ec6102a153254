import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { Panel } from '@airdex/shared-ui/page';
import { TextField } from '@airdex/shared-ui/text-field';
import { Toggle } from '@airdex/shared-ui/toggle';
import type { DailyUpdateConfig } from './config-query.ts';
import { useSavedChoice } from './use-saved-choice.ts';
import styles from './daily-update-settings.module.css';

/** The switch and the address of the daily letter. Changes are saved automatically, with a confirmation. */
export function SettingsForm({ config }: { readonly config: DailyUpdateConfig }) {
  const { t } = useTranslation();
  const choice = useSavedChoice(config);
  const waitsForLink = !config.isConfirmed && config.email === choice.email.trim();
  const isSaved = choice.state === 'saved';
  // No link is sent to an address that was confirmed meanwhile.
  const hasNewLink = isSaved && choice.isLinkRequested && !config.isConfirmed;
  const result = choice.isLinkRequested ? 'dailyUpdateSettings.confirmed' : 'dailyUpdateSettings.saved';
  return (
    <Panel
      title={t('dailyUpdateSettings.title')}
      // Beside the title, where it moves nothing.
      aside={
        <p role="status" className={styles.state}>
          {choice.state === 'saving' && t('dailyUpdateSettings.saving')}
          {isSaved && !hasNewLink && (
            <>
              <CircleCheck aria-hidden="true" /> {t(result)}
            </>
          )}
        </p>
      }
    >
      <div className={styles.form}>
        <div className={styles.toggle} data-selected>
          <Toggle
            label={t('dailyUpdateSettings.activate')}
            description={t(choice.isActive ? 'dailyUpdateSettings.on' : 'dailyUpdateSettings.off')}
            isOn={choice.isActive}
            onChange={choice.changeActive}
          />
        </div>
        <TextField
          label={t('dailyUpdateSettings.email')}
          isLabelHidden
          placeholder={t('dailyUpdateSettings.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={choice.email}
          onChange={choice.changeEmail}
          description={t('dailyUpdateSettings.emailHint')}
          error={choice.isFlagged ? t('dailyUpdateSettings.emailInvalid') : undefined}
        />
        {waitsForLink && (
          <div className={styles.pending}>
            <p className={styles.sentTo}>{t('dailyUpdateSettings.unconfirmed', { email: config.email })}</p>
            <Button size="small" onPress={choice.sendLink}>
              {t('dailyUpdateSettings.sendLink')}
            </Button>
            <p role="status" className={styles.sentAgain}>
              {hasNewLink && t('dailyUpdateSettings.linkSent')}
            </p>
          </div>
        )}
        {choice.refusal !== undefined && <ErrorState isCompact title={choice.refusal} />}
        {choice.state === 'failed' && (
          <ErrorState
            isCompact
            title={t('dailyUpdateSettings.notSaved')}
            retryLabel={t('failed.retry')}
            onRetry={choice.retry}
          />
        )}
      </div>
    </Panel>
  );
}
