import { useTranslation } from 'react-i18next';

/** "Try other criteria or contact the" the provider's team, whose name writes a mail. */
export function ContactLine() {
  const { t } = useTranslation();
  return (
    <p>
      {t('contactUs')} <a href={`mailto:${t('provider.contact')}`}>{t('provider.team')}</a>
    </p>
  );
}
