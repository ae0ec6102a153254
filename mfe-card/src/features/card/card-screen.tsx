import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { BrowsePlace } from '../browse/browse-place.tsx';
import { richTextQuery } from '../rich-text/rich-text-code.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { OutOfScope } from './out-of-scope.tsx';
import { ProgrammeCardView } from './programme-card-view.tsx';
import { useCardParts } from './use-card-parts.ts';

interface Props {
  readonly idProgram: number;
}

/**
 * The card of a programme, or its state: loading, failed, or outside the subscription. Links to its neighbours in the
 * results are above it.
 */
export function CardScreen({ idProgram }: Props) {
  // Loads in parallel with the card. The component that needs it reports a failure.
  useQuery(richTextQuery);
  return (
    <>
      <BrowsePlace idProgram={idProgram} />
      <Card idProgram={idProgram} />
    </>
  );
}

function Card({ idProgram }: Props) {
  const { t } = useTranslation();
  const parts = useCardParts(idProgram);
  const [shown, setShown] = useState({ idProgram, isFirst: true });
  if (shown.idProgram !== idProgram) setShown({ idProgram, isFirst: false });
  const { data, isError, refetch } = parts.card;
  const title = data?.localTitle;
  useEffect(() => {
    if (title !== undefined) document.title = t('documentTitle', { title });
    // The shell resets the title of the page for each card, and the next one may have the same title.
  }, [idProgram, title, t]);

  if (isError && data === undefined)
    return (
      <MessageScreen
        illustration="failed"
        title={t('failed.title')}
        subtitle={t('failed.text')}
        headingLevel={1}
        isAlert
      >
        <Button
          variant="primary"
          onPress={() => {
            setShown({ idProgram, isFirst: false });
            void refetch();
          }}
        >
          {t('failed.retry')}
        </Button>
      </MessageScreen>
    );
  if (data === null) return <OutOfScope />;
  if (data === undefined || !parts.hasSettled) return <CardSkeleton label={t('loading')} />;
  return <ProgrammeCardView key={idProgram} card={data} parts={parts} isNext={!shown.isFirst} />;
}
