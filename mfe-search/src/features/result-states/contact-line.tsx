import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';

interface Props {
  /** A preceding sentence. */
  readonly after?: string;
}

/** "Try other criteria or contact the" provider's team, whose name is a mail link. */
export function ContactLine({ after }: Props) {
  const { t } = useTranslation();
  // Chinese has no space between sentences.
  const space = useLanguage() === 'ch' ? '' : ' ';
  return (
    <p>
      {after !== undefined && `${after}${space}`}
      {t('contactUs')} <a href={`mailto:${t('provider.contact')}`}>{t('provider.team')}</a>
    </p>
  );
}
