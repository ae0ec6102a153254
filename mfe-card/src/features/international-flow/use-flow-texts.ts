import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { dayText } from '../card-facts/day-text.ts';
import type { FormatTypeKey } from '../card-facts/use-format-facts.ts';
import type { Launch } from './flow-countries.ts';
import type { FlowMapTexts } from './flow-map-content.ts';

interface FlowTexts extends FlowMapTexts {
  readonly date: (launch: Launch) => string;
}

/** Launches in words of the reader's language. */
export function useFlowTexts(): FlowTexts {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMemo(() => {
    const date = (launch: Launch) => dayText(launch, { t, language }) ?? t('flow.noDate');
    const type = (formatType: Launch['formatType']) =>
      formatType === null
        ? t('flow.unknownType')
        : t(`formatTypes.${formatType.toLowerCase() as FormatTypeKey}`);
    return {
      date,
      type,
      several: t('flow.several'),
      colon: t('colon'),
      note: (launch) => ({
        key: launch.idProgram,
        title: launch.localTitle,
        detail: [date(launch), launch.channel, type(launch.formatType)].join(' · '),
      }),
    };
  }, [t, language]);
}
