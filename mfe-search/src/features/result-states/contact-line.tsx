import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';

interface Props {
  /** A sentence that it follows on. */
  readonly after?: string;
}

/** "Try other criteria or contact the" the provider's team, whose name writes a mail. */
export function ContactLine({ after }: Props) {
  const { t } = useTranslation();
  // Chinese puts no space between sentences.
  const space = useLanguage() === 'ch' ? '' : ' ';
  return (
    <p>
      {after !== undefined && `${after}${space}`}
      {t('contactUs')} <a href={`mailto:${t('provider.contact')}`}>{t('provider.team')}</a>
    </p>
  );
}
