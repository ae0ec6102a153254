import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { namedQuestion } from '@airdex/shared-contracts/routes';
import { Page } from '@airdex/shared-ui/page';
import { SearchField } from '@airdex/shared-ui/search-field';
import { QueryStatus } from '../query-status/query-status.tsx';
import { FaqChapters } from './faq-chapters.tsx';

/** Frequently asked questions by chapter, with a search in questions and answers; each question has an address. */
export function FaqScreen() {
  const { t } = useTranslation();
  const { api, location } = useHost();
  const language = useLanguage();
  const named = namedQuestion(useCurrent(location));
  const [term, setTerm] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const query = useQuery({
    queryKey: ['faq', language],
    queryFn: ({ signal }) => api.getFaqsChapters({ signal }),
  });
  const { data } = query;
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
      <QueryStatus query={query} loading={t('faq.loading')} rows={6} failed={t('faq.failed')} />
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
