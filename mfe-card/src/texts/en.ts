import { browseEn } from './browse.en.ts';
import { compareEn } from './compare.en.ts';
import { evaluationEn } from './evaluation.en.ts';
import { flowEn, mapEn } from './flow.en.ts';
import { socialEn } from './social.en.ts';
import { audienceEn } from './audience.en.ts';
import { figuresEn } from './figures.en.ts';
import { sectionsEn } from './sections.en.ts';
import { informationRequestEn } from './information-request.en.ts';
import { videoEn } from './video.en.ts';

/** English texts of the card remote. */
export const en = {
  documentTitle: '{{title}} – {{product}}',
  provider: {
    team: '{{provider}} team',
    contact: '{{contact}}',
  },
  loading: 'Loading the programme…',
  failed: {
    title: 'The programme could not be loaded',
    text: 'Something went wrong on our side, or the connection was lost.',
    retry: 'Retry',
  },
  outOfScope: {
    title: 'Selected information out of your subscription.',
    subtitle: 'To know more about it, contact the',
  },
  sections: sectionsEn,
  figures: figuresEn,
  video: videoEn,
  browse: browseEn,
  evaluation: evaluationEn,
  social: socialEn,
  flow: flowEn,
  map: mapEn,
  edit: 'Edit',
  audience: audienceEn,
  performance: {
    green: 'At least 20% above the slot',
    yellow: 'Within 20% of the slot',
    red: 'At least 20% below the slot',
  },
  carousel: {
    name: 'carousel',
    previous: 'Previous programmes',
    next: 'Next programmes',
    pause: 'Stop automatic scrolling',
    play: 'Start automatic scrolling',
    page: 'Page {{page}} of {{pageCount}}',
  },
  new: 'New',
  opensInNewTab: 'opens in a new tab',
  sample: 'Sample data',
  sampleHint: 'This programme is a generated sample that was never broadcast.',
  providerSelection: 'Selection',
  formatTitle: 'Format title',
  originalTitle: 'Original title',
  blocks: {
    broadcast: 'Broadcast',
    content: 'Content',
    format: 'Format',
    description: 'Description',
    source: 'Source: ',
  },
  country: 'Country',
  channel: 'Channel',
  platform: 'Platform',
  date: 'Launch date',
  upcoming: 'Upcoming',
  slot: 'Slot',
  frequency: 'Frequency',
  weekdays: 'Weekdays',
  episodes: 'Episodes',
  duration: 'Duration',
  minutes: '{{minutes}} min',
  genre: 'Genre',
  keywords: 'Keywords',
  formatType: 'Format type',
  formatTypes: {
    original: 'Original',
    adaptation: 'Adaptation',
    acquired: 'Acquired',
  },
  producedIn: 'Produced in',
  developedIn: 'Developed in',
  productionCompanies: 'Production companies',
  distributors: 'Distributors',
  programmingDetails: 'Programming',
  programmePage: 'Programme page',
  newTab: '(opens in a new tab)',
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
  brackets: '{{text}} ({{note}})',
  print: {
    header: '{{product}} · Programme card',
    footer: '{{product}} · {{day}} · For {{company}}',
    card: 'Programme card: ',
    hotFactors: 'Hot factors',
    environment: 'Environment',
    verdict: 'Verdict',
    evaluation: 'Evaluation',
    evaluationWithoutAccess: 'An evaluation for this programme is available, contact us to know more.',
    flow: {
      title: 'International flow',
      localTitle: 'Local title',
    },
  },
  playlists: {
    add: 'Add to playlist',
    held_one: 'In {{count}} playlist',
    held_other: 'In {{count}} playlists',
  },
  pdf: {
    export: 'Export PDF',
  },
  timeslots: {
    daytime: 'Daytime',
    access_primetime: 'Access prime time',
    primetime: 'Prime time',
    latenight: 'Late night',
  },
  informationRequest: informationRequestEn,
  ...compareEn,
};
