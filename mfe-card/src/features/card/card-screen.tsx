import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { CardSkeleton } from './card-skeleton.tsx';
import { OutOfScope } from './out-of-scope.tsx';
import { ProgrammeCardView } from './programme-card-view.tsx';

interface Props {
  readonly idProgram: number;
}

/** The card of a programme, or its state: loading, failed, or outside the subscription. */
export function CardScreen({ idProgram }: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['card', idProgram, language],
    queryFn: ({ signal }) => api.getCard({ params: { id: idProgram, forExport: false }, signal }),
  });
  const title = data?.localTitle;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – Airdex`;
  }, [title]);

  if (isError)
    return (
      <MessageScreen
        illustration="failed"
        title={t('failed.title')}
        subtitle={t('failed.text')}
        headingLevel={1}
        isAlert
      >
        <Button variant="primary" isLoading={isFetching} onPress={() => void refetch()}>
          {t('failed.retry')}
        </Button>
      </MessageScreen>
    );
  if (data === undefined) return <CardSkeleton label={t('loading')} />;
  return data === null ? <OutOfScope /> : <ProgrammeCardView card={data} />;
}
