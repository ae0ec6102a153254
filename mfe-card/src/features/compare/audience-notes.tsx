import { useTranslation } from 'react-i18next';
import type { AudienceTarget } from '../audience-figures/indicators.ts';
import { withoutTarget } from './compared-audience.ts';
import type { Audiences } from './use-audiences.ts';
import styles from './compare.module.css';

interface Props extends Pick<Audiences, 'measured' | 'unmeasured'> {
  /** The target of the chart, if there is one. */
  readonly target: AudienceTarget | undefined;
}

/** Why programmes are missing from the chart. */
export function AudienceNotes({ measured, unmeasured, target }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={styles.notes}>
      {unmeasured.map(({ id, title, reason }) => (
        <li key={id}>{t(`compare.audience.${reason}`, { title })}</li>
      ))}
      {target !== undefined &&
        withoutTarget(measured, target.id).map(({ id, title }) => (
          <li key={id}>{t('compare.audience.noTarget', { title, target: target.name })}</li>
        ))}
    </ul>
  );
}
