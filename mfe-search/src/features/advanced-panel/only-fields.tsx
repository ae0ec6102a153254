import { useTranslation } from 'react-i18next';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { FieldGroup } from '@airdex/shared-ui/field-group';
import { Toggle } from '@airdex/shared-ui/toggle';
import { useSearchSession } from '../search-session/use-search-session.ts';
import styles from './advanced-panel.module.css';

/** The filters that are on or off. */
export function OnlyFields() {
  const { t } = useTranslation();
  const { settings } = useHost();
  const session = useSearchSession();
  const selection = useCurrent(session.selection);
  const flag = (name: 'isNotaSelection' | 'isVideoPresent' | 'hasEvaluation') => (
    <Toggle
      label={t(`panel.${name}`)}
      isOn={selection[name]}
      onChange={(isOn) => {
        session.select({ [name]: isOn });
      }}
    />
  );
  return (
    <FieldGroup label={t('panel.only')}>
      <div className={styles.toggles}>
        {flag('isNotaSelection')}
        <Toggle
          label={t('panel.boosters')}
          description={t('panel.boostersHint')}
          isOn={selection.selectedMarketShareComparison !== null}
          onChange={(isOn) => {
            session.select({ selectedMarketShareComparison: isOn ? 'BiggerOrEqual' : null });
          }}
        />
        {flag('isVideoPresent')}
        {settings.hasEvaluationFilter && flag('hasEvaluation')}
      </div>
    </FieldGroup>
  );
}
