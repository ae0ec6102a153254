import { describe, expect, test } from '@jest/globals';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { headerFilter } from '@airdex/shared-contracts/search-filter';
import { createSearchSession } from './search-session.ts';

function start() {
  const host = createTestHost();
  const session = createSearchSession(host);
  session.connect();
  return { bus: host.bus, session };
}

const quickSearch = (term: string) => ({ searchFrom: 'QuickSearch', header: headerFilter(term) }) as const;

describe('the selection of a closed panel', () => {
  test('is not searched for by a term that is typed while the panel is closed, and stays', () => {
    const { bus, session } = start();
    session.select({ selectedWeekdays: [6] });
    session.run();
    session.select({ isVideoPresent: true });
    bus.raise('setSearchFrom', quickSearch('quiz'));
    expect(session.search.get()).toMatchObject({
      selectedWeekdays: [6],
      isVideoPresent: false,
      term: 'quiz',
    });
    expect(session.selection.get()).toMatchObject({
      ...{ selectedWeekdays: [6], isVideoPresent: true, term: 'quiz' },
    });
  });

  test('stays while terms are typed one after the other above a quick search', () => {
    const { bus, session } = start();
    bus.raise('setSearchFrom', quickSearch('quiz'));
    session.select({ isVideoPresent: true });
    for (const term of ['quizz', 'quizzes']) {
      bus.raise('setSearchFrom', quickSearch(term));
      expect(session.search.get()).toMatchObject({ searchFrom: 'QuickSearch', isVideoPresent: false, term });
      expect(session.selection.get()).toMatchObject({ isVideoPresent: true, term });
    }
  });
});
