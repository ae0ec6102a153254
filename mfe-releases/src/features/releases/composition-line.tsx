import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { formatMoment } from '@airdex/shared-contracts/constants';
import text from '../registry-state/release-text.module.css';

interface Props {
  readonly composition: string;
  /** ISO 8601; null when the history does not reach back so far. */
  readonly since: string | null;
  readonly who: string | null;
}

/** A composition, since when it is in use, and who made it so. */
export function CompositionLine({ composition, since, who }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const moment = since === null ? '' : formatMoment(since, language);
  return (
    <div>
      <p>
        {t('live.composition')} <code className={text.hash}>{composition}</code>
      </p>
      <p className={text.muted}>
        {since === null && t('live.sinceUnknown')}
        {since !== null && (who === null ? t('live.since', { moment }) : t('live.sinceBy', { moment, who }))}
      </p>
    </div>
  );
}
