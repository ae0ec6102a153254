import { useTranslation } from 'react-i18next';

/** Informs users without access that there is an evaluation, with a link to contact the team. */
export function EvaluationOffer() {
  const { t } = useTranslation();
  return (
    <p>
      {t('evaluation.offer.before')}
      <a href={`mailto:${t('provider.contact')}`}>{t('evaluation.offer.contact')}</a>
      {t('evaluation.offer.after')}
    </p>
  );
}
