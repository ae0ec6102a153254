import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { namedQuestion } from '@airdex/shared-contracts/routes';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { Page } from '@airdex/shared-ui/page';
import { SearchField } from '@airdex/shared-ui/search-field';
import { SkeletonRows } from '@airdex/shared-ui/skeleton';
import { FaqChapters } from './faq-chapters.tsx';

/** Frequently asked questions by chapter, with a search in questions and answers; each question has an address. */
export function FaqScreen() {
  const { t } = useTranslation();
  const { api, location } = useHost();
  const language = useLanguage();
  const named = namedQuestion(useCurrent(location));
  const [term, setTerm] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['faq', language],
    queryFn: ({ signal }) => api.getFaqsChapters({ signal }),
  });
  return (
    <Page title={t('faq.title')} width="narrow" isCompact>
      <SearchField
        label={t('faq.search')}
        placeholder={t('faq.search')}
        value={term}
        onChange={setTerm}
        clearLabel={t('faq.clear')}
        inputRef={field}
      />
      {isError && (
        <ErrorState
          title={t('faq.failed')}
          text={t('failed.text')}
          retryLabel={t('failed.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <SkeletonRows label={t('faq.loading')} count={6} />}
      {data !== undefined && (
        <FaqChapters
          chapters={data}
          term={term}
          named={named}
          onShowAll={() => {
            setTerm('');
            // The button disappears.
            field.current?.focus();
          }}
        />
      )}
    </Page>
  );
}
