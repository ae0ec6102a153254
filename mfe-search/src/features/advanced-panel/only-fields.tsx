import { useTranslation } from 'react-i18next';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import type { RecapField } from '@airdex/shared-contracts/search-filter';
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
  const flag = (filter: RecapField, name: 'isNotaSelection' | 'isVideoPresent' | 'hasEvaluation') => (
    <div data-filter={filter}>
      <Toggle
        label={t(`panel.${name}`)}
        isOn={selection[name]}
        onChange={(isOn) => {
          session.select({ [name]: isOn });
        }}
      />
    </div>
  );
  return (
    <FieldGroup label={t('panel.only')}>
      <div className={styles.toggles}>
        {flag('NotaSelection', 'isNotaSelection')}
        <div data-filter="MarketShareComparison">
          <Toggle
            label={t('panel.boosters')}
            description={t('panel.boostersHint')}
            isOn={selection.selectedMarketShareComparison !== null}
            onChange={(isOn) => {
              session.select({ selectedMarketShareComparison: isOn ? 'BiggerOrEqual' : null });
            }}
          />
        </div>
        {flag('VideoPresent', 'isVideoPresent')}
        {settings.hasEvaluationFilter && flag('Evaluation', 'hasEvaluation')}
      </div>
    </FieldGroup>
  );
}
