import { TIMESLOTS } from '@airdex/shared-contracts/constants';
import type { IndexedProgramme, ReferenceTables } from '@airdex/server/search-index';
import type { Random } from './random.ts';
import { Words } from './words.ts';

const DAY_MS = 86_400_000;
const LAST_DAY = Date.UTC(2027, 10, 1) / DAY_MS;
const DAYS = 16 * 365;

/**
 * Formats are launched in several countries: many programmes share a format's titles, part of its concept, and its
 * producers.
 */
interface Format {
  readonly title: string;
  readonly original: string;
  readonly chinese: string;
  readonly developedIn: number;
  readonly subGenreId: number;
  readonly producer: string;
}

/** Writes a catalogue of programmes, batch by batch, always the same for the same seed and number. */
export class ProgrammeMaker {
  readonly #random: Random;
  readonly #words: Words;
  readonly #tables: ReferenceTables;
  readonly #formats: Format[];
  readonly #companies: string[];
  readonly #people: string[];

  constructor(random: Random, tables: ReferenceTables, count: number) {
    const words = new Words(random);
    this.#random = random;
    this.#words = words;
    this.#tables = tables;
    this.#companies = Array.from({ length: 9000 }, () => `${words.title()} Productions`);
    this.#people = Array.from({ length: 60_000 }, () => `${words.title()}`);
    this.#formats = Array.from({ length: Math.ceil(count / 6) }, () => ({
      title: words.title(),
      original: words.title(),
      chinese: words.han(3 + random.below(5)),
      developedIn: 1 + random.skewed(tables.countries.length),
      subGenreId: 1 + random.skewed(tables.subGenres.length),
      producer: random.pick(this.#companies),
    }));
  }

  *batches(count: number, size = 1000): Generator<IndexedProgramme[]> {
    for (let first = 1; first <= count; first += size) {
      yield Array.from({ length: Math.min(size, count - first + 1) }, (_, i) => this.#programme(first + i));
    }
  }

  #names(most: number): string {
    return Array.from({ length: 1 + this.#random.below(most) }, () => this.#random.pick(this.#people)).join(
      ' / ',
    );
  }

  #programme(id: number): IndexedProgramme {
    const random = this.#random;
    const words = this.#words;
    const format = random.chance(0.6) ? random.pick(this.#formats) : null;
    const isChinese = random.chance(0.08);
    const title = isChinese ? words.han(4 + random.below(6)) : words.title();
    const localTitle = format !== null && random.chance(0.3) ? `${format.title} ${title}` : title;
    const slotShare = random.chance(0.85) ? Math.round(random.next() * 200) / 10 : null;
    const share = (): number | null =>
      slotShare === null || random.chance(0.25)
        ? null
        : Math.round(slotShare * (0.5 + random.next()) * 10) / 10;
    const minutes = random.chance(0.95) ? 5 + random.skewed(180) : null;
    return {
      id,
      channelId: 1 + random.skewed(this.#tables.channels.length),
      platformId: random.chance(0.8) ? 1 : 2 + random.below(2),
      subGenreId: random.chance(0.95)
        ? (format?.subGenreId ?? 1 + random.skewed(this.#tables.subGenres.length))
        : null,
      formatType: format === null ? (random.chance(0.9) ? 1 : null) : random.chance(0.5) ? 3 : 2,
      timeslot: random.chance(0.9) ? random.pick(TIMESLOTS) : null,
      durationMinutes: minutes,
      frequencyId: random.chance(0.8) ? 1 + random.skewed(this.#tables.frequencies.length) : null,
      weekdays: random.chance(0.5) ? 1 << random.below(7) : random.below(128),
      producedIn: Array.from(
        { length: 1 + random.skewed(4) },
        () => 1 + random.skewed(this.#tables.countries.length),
      ),
      developedIn: [format?.developedIn ?? 1 + random.skewed(this.#tables.countries.length)],
      keywordIds: Array.from(
        { length: random.below(6) },
        () => 31 + random.skewed(this.#tables.keywords.length - 30),
      ),
      launchDate: random.chance(0.97)
        ? new Date((LAST_DAY - random.below(DAYS)) * DAY_MS).toISOString().slice(0, 10)
        : null,
      beginTimeMinutes: random.chance(0.9) ? random.below(48) * 30 : null,
      isNotaSelection: random.chance(0.03),
      hasVideo: random.chance(0.1),
      hasEvaluation: random.chance(0.05),
      sharePremiere: share(),
      shareAverage: share(),
      slotShare,
      localTitle,
      formatTitle: format?.title ?? null,
      originalTitle: format?.original ?? (random.chance(0.5) ? localTitle : null),
      translatedTitles: [words.title(), format?.chinese ?? words.han(3 + random.below(5))],
      concepts: [
        ...(random.chance(0.8) ? [words.latin(25 + random.below(20))] : []),
        ...(random.chance(0.3) ? [words.han(40 + random.below(60))] : []),
      ],
      producers: format?.producer ?? random.pick(this.#companies),
      distributors: random.chance(0.5) ? random.pick(this.#companies) : null,
      hostCast: random.chance(0.7) ? this.#names(6) : null,
      executiveProducers: random.chance(0.4) ? this.#names(2) : null,
      directors: random.chance(0.5) ? this.#names(2) : null,
    };
  }
}
