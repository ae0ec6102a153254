import { dayOf, isoOf } from '../calendar.ts';
import { domainLabel } from '../channels/channel-names.ts';
import { programmeSlug } from './programme-slug.ts';
import type { Launch, SampleFamily } from '../family/sample-family.ts';
import { seededRandom } from '../random.ts';
import { drawSchedule, episodesUntil, type Schedule } from '../schedule/schedule.ts';
import { drawAssessment } from '../texts/assess.ts';
import { describeLaunch } from './describe.ts';
import { programmingDetails } from '../texts/programming-details.ts';
import { drawAudience, type AudienceResult } from './audience.ts';
import { editorialFocus } from './editorial-focus.ts';
import { missingFigure } from './missing-figure.ts';
import { drawRecordTimes } from './record-times.ts';
import { SAMPLE_VIDEOS } from './sample-videos.ts';
import { drawShares } from './shares.ts';
import { drawSocial } from './social.ts';

/** A launch with all dependent rows; names match the database columns, except ids. */
export interface SampleProgramme {
  readonly columns: Readonly<Record<string, string | number | boolean | null>>;
  readonly channelKey: string;
  readonly subgenre: string;
  readonly frequency: string | null;
  readonly keywords: readonly string[];
  readonly producedIn: readonly string[];
  readonly developedIn: readonly string[];
  readonly audience: readonly AudienceResult[];
}

/** Fraction of the launches out of editors' focus that has each optional value. */
const PART_WITH = {
  picture: 0.9,
  video: 0.06,
  assessment: 0.08,
  notaSelection: 0.4,
  audience: 0.38,
} as const;
/** Fraction of the irregular launches without a frequency, so that every choice of a search finds something. */
const PART_WITHOUT_FREQUENCY = 0.5;
/** Results younger than this many days are preliminary. */
const OVERNIGHT_DAYS = 8;

/** Draws the catalogue rows for a launch of a family. `number` is its position in the family. */
export function drawProgramme(
  family: SampleFamily,
  launch: Launch,
  number: number,
  seed: string,
  today: string,
): SampleProgramme {
  const sourceKey = `${family.key}:${number}`;
  const rowSeed = `${seed} ${sourceKey}`;
  const random = seededRandom(rowSeed);
  const { channel } = launch;
  const schedule = drawSchedule(family.subgenre.profile, channel.platformId !== 1, launch.around, random);
  const isUpcoming = schedule.launch > dayOf(today);
  const isOvernight = schedule.launch > dayOf(today) - OVERNIGHT_DAYS;
  const aired = episodesUntil(dayOf(today), schedule);
  const isMeasuredOnce = aired === 1 || isOvernight;
  const shares = isUpcoming ? null : drawShares(channel, schedule.timeslot, isMeasuredOnce, random);
  const knownShares = missingFigure(channel.country) === 'share' ? null : shares;
  const usualAssessment = random.chance(PART_WITH.assessment) ? drawAssessment(random) : null;
  const description = describeLaunch(family, launch, random);
  const details = programmingDetails(schedule);
  const isMeasured = shares !== null && channel.platformId === 1 && random.chance(PART_WITH.audience);
  const slug = programmeSlug(launch.translated.en, sourceKey);
  const social = drawSocial(slug, channel, isUpcoming, random);
  const isSelected = usualAssessment !== null && random.chance(PART_WITH.notaSelection);
  const usualPicture = random.chance(PART_WITH.picture) ? 'poster' : null;
  const usualVideo = random.chance(PART_WITH.video) ? random.pick(SAMPLE_VIDEOS) : null;
  const recordTimes = drawRecordTimes(schedule.launch, dayOf(today), random);
  const focus = editorialFocus(schedule.launch, dayOf(today), isSelected, rowSeed);
  const assessment = usualAssessment ?? (focus?.withAssessment ? drawAssessment(focus.random) : null);
  const hasFrequency =
    schedule.frequency !== 'irregular' ||
    !seededRandom(`${rowSeed} frequency`).chance(PART_WITHOUT_FREQUENCY);
  const video = usualVideo ?? (focus?.withVideo ? focus.random.pick(SAMPLE_VIDEOS) : null);

  return {
    columns: {
      source_key: sourceKey,
      source_name: 'Sample catalogue',
      source_description: 'Generated sample data: titles, channels, companies and figures are fictional.',
      licence: 'Free of rights',
      is_sample: true,
      platform_id: channel.platformId,
      local_title: launch.localTitle,
      original_title: family.originalTitle,
      format_title: family.formatTitle,
      translated_title_en: launch.translated.en,
      translated_title_zh: launch.translated.zh,
      format_type: launch.formatType,
      season_number: launch.season,
      concept_en: family.concept.en,
      concept_zh: family.concept.zh,
      description_en: description.en,
      description_zh: description.zh,
      ...scheduleColumns(schedule),
      programming_details_en: details.en,
      programming_details_zh: details.zh,
      production_companies: launch.credits.producers,
      distributors: launch.credits.distributors,
      host_cast: launch.credits.hostCast,
      executive_producer: launch.credits.executiveProducer,
      director: launch.credits.director,
      ...social,
      programme_page: `${channel.website}${slug}`,
      edit_url: assessment
        ? `https://editor.${domainLabel(channel.network)}.example/launches/${sourceKey}`
        : null,
      share_premiere: knownShares?.premiere ?? null,
      share_average: knownShares?.average ?? null,
      slot_share: knownShares?.slot ?? null,
      is_nota_selection: isSelected,
      hot_factors_en: assessment?.hotFactors.en ?? null,
      hot_factors_zh: assessment?.hotFactors.zh ?? null,
      verdict_en: assessment?.verdict.en ?? null,
      verdict_zh: assessment?.verdict.zh ?? null,
      evaluation_en: assessment?.evaluation.en ?? null,
      evaluation_zh: assessment?.evaluation.zh ?? null,
      environment_en: assessment?.environment.en ?? null,
      environment_zh: assessment?.environment.zh ?? null,
      picture: focus ? 'poster' : usualPicture,
      video,
      ...recordTimes,
    },
    channelKey: channel.sourceKey,
    subgenre: family.subgenre.subgenre,
    frequency: hasFrequency ? schedule.frequency : null,
    keywords: family.keywords,
    producedIn: launch.producedIn,
    developedIn: [family.home.country],
    audience:
      shares !== null && channel.platformId === 1 && (isMeasured || focus)
        ? drawAudience(
            channel,
            family.genre.genre,
            schedule,
            aired,
            shares,
            isOvernight,
            focus !== null,
            random,
          )
        : [],
  };
}

function scheduleColumns(schedule: Schedule): SampleProgramme['columns'] {
  return {
    launch_date: isoOf(schedule.launch),
    launch_date_precision: 'day',
    launch_time: schedule.time,
    end_date: isoOf(schedule.end),
    timeslot: schedule.timeslot,
    slot_start: schedule.time,
    slot_end: schedule.slotEnd,
    weekdays: schedule.weekdays,
    duration_minutes: schedule.minutes,
    number_of_episodes: schedule.episodes,
  };
}
