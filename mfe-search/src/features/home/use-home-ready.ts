import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { Language } from '@airdex/shared-contracts/constants';
import { HOME_LISTS } from './home-lists.ts';
import { homeQuery, homeSearchesQuery, insightsQuery } from './home-query.ts';

/** Widgets that measure themselves do so again this long after the page has appeared. */
const RESIZE_AFTER_MS = 200;

/**
 * Loads the six sources of the home page in parallel. True once all have succeeded or failed, also while one reloads. A
 * new language starts over.
 */
export function useHomeReady(): boolean {
  const { api } = useHost();
  const language = useLanguage();
  const [finishedIn, setFinishedIn] = useState<Language | null>(null);
  const isFinished = useQueries({
    queries: [
      ...HOME_LISTS.map((list) => homeQuery(list, api, language)),
      insightsQuery(api, language),
      homeSearchesQuery(api, language),
    ],
    combine: (sources) => sources.every(({ isPending }) => !isPending),
  });
  if (isFinished && finishedIn !== language) setFinishedIn(language);
  const isReady = isFinished || finishedIn === language;

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => window.dispatchEvent(new Event('resize')), RESIZE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady, language]);
  return isReady;
}
