import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { LANGUAGES, languageTag } from '@airdex/shared-contracts/constants';
import type { AccountScreenProps } from '@airdex/shared-contracts/remote-contract';
import { SegmentedControl } from '@airdex/shared-ui/segmented-control';
import { Panel } from '@airdex/shared-ui/page';
import styles from './account.module.css';

const THEMES = ['light', 'dark', 'system'] as const;
/** Each language by its own name. */
const LANGUAGE_NAMES = { en: 'English', ch: '中文' } as const;

/** Language and appearance, which this browser remembers. */
export function PageChoices({ theme, onThemeChange, onLanguageChange }: AccountScreenProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('account.display')}>
      <div className={styles.choice}>
        <span className={styles.label}>{t('account.language')}</span>
        <SegmentedControl
          label={t('account.language')}
          value={useLanguage()}
          onChange={onLanguageChange}
          segments={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id], lang: languageTag(id) }))}
        />
      </div>
      <div className={styles.choice}>
        <span className={styles.label}>{t('account.theme')}</span>
        <SegmentedControl
          label={t('account.theme')}
          value={theme}
          onChange={onThemeChange}
          segments={THEMES.map((id) => ({ id, label: t(`account.themes.${id}`) }))}
        />
      </div>
    </Panel>
  );
}
