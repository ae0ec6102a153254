import type { Columns } from '../data/index-data.ts';
import { sharedInt32, sharedUint16, sharedUint8 } from '../data/shared-arrays.ts';
import type { IndexedProgramme } from '../indexed-programme.ts';
import type { ReferenceBuild } from './reference-build.ts';
import { dayOf, durationOf, flagsOf, platformOf, timeOf, timeslotOf } from './row-fields.ts';

type Read = (programme: IndexedProgramme, references: ReferenceBuild) => number;

const columns = {
  ids: [sharedInt32, ({ id }) => id],
  days: [sharedInt32, dayOf],
  times: [sharedUint16, timeOf],
  channels: [sharedUint16, ({ channelId }, { channels }) => channels.positionOf(channelId)],
  subGenres: [sharedUint16, ({ subGenreId }, { subGenres }) => subGenres.positionOf(subGenreId)],
  frequencies: [sharedUint16, ({ frequencyId }, { frequencies }) => frequencies.positionOf(frequencyId)],
  platforms: [sharedUint8, platformOf],
  formatTypes: [sharedUint8, ({ formatType }) => formatType ?? 0],
  timeslots: [sharedUint8, timeslotOf],
  weekdays: [sharedUint8, ({ weekdays }) => weekdays & 0x7f],
  durations: [sharedUint8, durationOf],
  flags: [sharedUint8, flagsOf],
} as const satisfies Partial<
  Record<keyof Columns, readonly [(length: number) => Int32Array | Uint16Array | Uint8Array, Read]>
>;
type Name = keyof typeof columns;
const names = Object.keys(columns) as Name[];

/** Collects the columns with one number per programme. */
export class NumberColumns {
  readonly #values = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;

  push(programme: IndexedProgramme, references: ReferenceBuild): void {
    for (const name of names) this.#values[name].push(columns[name][1](programme, references));
  }

  get length(): number {
    return this.#values.ids.length;
  }

  /**
   * The programmes, as numbers in the order they were added, in the default order. Throws for duplicate ids.
   */
  defaultOrder(): Uint32Array {
    const { ids, days, times } = this.#values;
    const at = (column: number[], i: number) => column[i] ?? 0;
    if (new Set(ids).size !== ids.length) throw new Error('A programme id comes twice.');
    return Uint32Array.from(ids, (_, i) => i).sort(
      (a, b) => at(days, b) - at(days, a) || at(times, b) - at(times, a) || at(ids, a) - at(ids, b),
    );
  }

  inOrder(order: Uint32Array): Pick<Columns, Name> {
    const built = names.map((name) => {
      const column = columns[name][0](order.length);
      const values = this.#values[name];
      order.forEach((programme, row) => {
        column[row] = values[programme] ?? 0;
      });
      return [name, column];
    });
    return Object.fromEntries(built) as Pick<Columns, Name>;
  }
}
