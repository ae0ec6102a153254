import { describe, expect, test } from 'vitest';
import { performanceColor, type PerformanceColor } from '@airdex/shared-contracts/constants';
import { dayOf } from '../calendar.ts';
import { drawRows, type DrawnRow } from '../testing/draw-rows.ts';
import { missingFigure, type Figure } from './missing-figure.ts';

const TODAY = '2026-11-20';
const rows = drawRows(6000, 'test', TODAY);
const launched = rows.filter(({ columns }) => String(columns['launch_date']) <= TODAY);
const withShares = launched.filter(({ launch }) => missingFigure(launch.channel.country) !== 'share');
const upcoming = rows.filter(({ columns }) => String(columns['launch_date']) > TODAY);

const number = (row: DrawnRow, column: string): number => Number(row.columns[column]);
const text = (row: DrawnRow, column: string): string => String(row.columns[column]);
const part = (some: readonly unknown[], all: readonly unknown[]): number => some.length / all.length;

describe('the draw', () => {
  test('returns the same rows for the same seed and day, and others for another seed', () => {
    const again = drawRows(300, 'test', TODAY).map(({ columns }) => columns);
    expect(again).toEqual(rows.slice(0, again.length).map(({ columns }) => columns));
    expect(drawRows(20, 'other', TODAY)[0]?.columns).not.toEqual(rows[0]?.columns);
  });

  test('places launches from 15 years before to 12 months after the day, more of them recent', () => {
    const dates = rows.map((row) => text(row, 'launch_date')).sort();
    expect(dates.filter((date) => date < '2011-11-20' || date > '2027-11-20')).toEqual([]);
    const since = (from: string, to: string) => dates.filter((date) => date >= from && date < to).length;
    expect(since('2023-11-20', '2026-11-20')).toBeGreaterThan(1.5 * since('2016-11-20', '2019-11-20'));
    expect(since('2011-11-20', '2016-11-20')).toBeGreaterThan(200);
    expect(part(upcoming, rows)).toBeGreaterThan(0.02);
    expect(part(upcoming, rows)).toBeLessThan(0.09);
  });

  test('dates entries up to the day itself, some since yesterday and more since last week', () => {
    const created = rows.map((row) => text(row, 'created_at'));
    expect(created.every((moment) => moment < `${TODAY}T24`)).toBe(true);
    expect(created.filter((moment) => moment >= '2026-11-19').length).toBeGreaterThan(3);
    expect(created.filter((moment) => moment >= '2026-11-13').length).toBeGreaterThan(20);
    expect(rows.filter((row) => text(row, 'updated_at') <= text(row, 'created_at'))).toEqual([]);
  });

  test('leaves a part of the irregular launches without a frequency, and no others', () => {
    const irregular = rows.filter((row) => text(row, 'programming_details_en').startsWith('Irregular'));
    const without = rows.filter(({ frequency }) => frequency === null);
    expect(without.filter((row) => !irregular.includes(row))).toEqual([]);
    expect(part(without, irregular)).toBeGreaterThan(0.3);
    expect(part(without, irregular)).toBeLessThan(0.7);
  });
});

describe('shares', () => {
  test('exist for almost all programmes that were on air, and for no others', () => {
    expect(part(withShares, launched)).toBeGreaterThan(0.93);
    for (const column of ['share_premiere', 'share_average', 'slot_share']) {
      const filled = rows.filter(({ columns }) => typeof columns[column] === 'number');
      expect(filled).toEqual(withShares);
    }
    expect(upcoming.every(({ audience }) => audience.length === 0)).toBe(true);
  });

  test('are about 30% green, 45% yellow and 25% red by the 20% rule', () => {
    const colours = withShares.flatMap((row) =>
      ['share_premiere', 'share_average'].map((column) =>
        performanceColor(number(row, column), number(row, 'slot_share')),
      ),
    );
    const share = (colour: PerformanceColor) =>
      colours.filter((found) => found === colour).length / colours.length;
    expect(Math.abs(share('green') - 0.3)).toBeLessThan(0.04);
    expect(Math.abs(share('yellow') - 0.45)).toBeLessThan(0.04);
    expect(Math.abs(share('red') - 0.25)).toBeLessThan(0.04);
  });

  test('are higher for premieres than on average: p10 0.94, median 1.12, p90 1.38', () => {
    const ratios = withShares
      .filter((row) => number(row, 'share_average') >= 3)
      .map((row) => number(row, 'share_premiere') / number(row, 'share_average'))
      .sort((one, other) => one - other);
    const at = (fraction: number): number => ratios[Math.floor(fraction * ratios.length)] ?? 0;
    expect(Math.abs(at(0.1) - 0.94)).toBeLessThan(0.03);
    expect(Math.abs(at(0.5) - 1.12)).toBeLessThan(0.03);
    expect(Math.abs(at(0.9) - 1.38)).toBeLessThan(0.04);
  });

  test('have one typical value per channel and slot', () => {
    const known = new Map<string, number>();
    const differing = withShares.filter((row) => {
      const key = `${row.channelKey} ${text(row, 'timeslot')}`;
      const before = known.get(key);
      known.set(key, number(row, 'slot_share'));
      return before !== undefined && before !== number(row, 'slot_share');
    });
    expect(known.size).toBeLessThan(withShares.length);
    expect(differing).toEqual([]);
  });
});

describe('audience results', () => {
  const measured = launched.filter(({ audience }) => audience.length > 0);

  test('exist for a good part of the television launches, for several targets', () => {
    expect(part(measured, launched)).toBeGreaterThan(0.25);
    const wrong = measured.filter(
      ({ audience, columns }) =>
        columns['platform_id'] !== 1 ||
        new Set(audience.map(({ target }) => target)).size < 3 ||
        audience[0]?.target !== 'individuals-4-plus',
    );
    expect(wrong).toEqual([]);
  });

  test('repeat the shares of the launch for all individuals', () => {
    const wrong = measured.filter((row) => {
      const results = row.audience.filter(({ target }) => target === 'individuals-4-plus');
      return (
        results[0]?.share !== row.columns['share_premiere'] ||
        results.at(-1)?.share !== row.columns['share_average'] ||
        results.some(({ slotShare }) => slotShare !== row.columns['slot_share'])
      );
    });
    expect(wrong).toEqual([]);
  });

  test('of a weekly programme that is still on air cover an episode for each week so far', () => {
    const running = measured.filter(
      (row) =>
        row.frequency === 'weekly' && text(row, 'end_date') > TODAY && row.audience[0]?.isOvernight === false,
    );
    const weeks = (row: DrawnRow): number =>
      Math.floor((dayOf(TODAY) - dayOf(text(row, 'launch_date'))) / 7) + 1;
    expect(running.filter((row) => row.audience.at(-1)?.episodes !== weeks(row))).toEqual([]);
    const withEarly = running.filter(({ audience }) => audience.at(-1)?.position === 2);
    expect(withEarly.map(weeks).sort((one, other) => one - other)[0]).toBe(4);
  });

  test('are plausible', () => {
    const odd = measured
      .flatMap(({ audience }) => audience)
      .filter(
        ({ ratingPercentage, share, ratingThousands }) =>
          (ratingPercentage ?? 0) < 0 ||
          (ratingPercentage ?? 0) > (share ?? 100) ||
          (ratingThousands ?? 0) >= 500_000,
      );
    expect(odd).toEqual([]);
  });

  test.each<Figure>(['ratingPercentage', 'ratingThousands', 'share'])(
    'lack the %s in a few small markets, in whole boards',
    (figure) => {
      const without = measured.filter(({ audience }) => audience.some((result) => result[figure] === null));
      expect(part(without, measured)).toBeGreaterThan(0.005);
      expect(part(without, measured)).toBeLessThan(0.06);
      const wrong = without.filter(
        ({ audience, launch }) =>
          missingFigure(launch.channel.country) !== figure ||
          audience.some((result) => result[figure] !== null),
      );
      expect(wrong).toEqual([]);
    },
  );

  test('have all figures in the markets of the sample users and in other large ones', () => {
    const large = ['FR', 'BE', 'JP', 'US', 'GB', 'CN', 'IN', 'DE', 'BR', 'AU'];
    expect(large.filter((country) => missingFigure(country) !== null)).toEqual([]);
  });
});

describe('families', () => {
  const families = [...Map.groupBy(rows, ({ family }) => family.key).values()];

  test('consist of originals, adaptations and acquisitions, in descending number', () => {
    const counts = [1, 2, 3].map((type) => rows.filter(({ launch }) => launch.formatType === type).length);
    expect(part(new Array(counts[0]), rows)).toBeGreaterThan(0.4);
    expect(part(new Array(counts[1]), rows)).toBeGreaterThan(0.15);
    expect(part(new Array(counts[2]), rows)).toBeGreaterThan(0.1);
  });

  test('show an original at home under its own title, and the others abroad and later', () => {
    for (const family of families) {
      const original = family.filter(({ launch }) => launch.formatType === 1);
      const first = Math.min(...original.map((row) => dayOf(text(row, 'launch_date'))));
      const wrong = family.filter((row) => {
        const isAtHome = row.launch.channel.country === row.family.home.country;
        return row.launch.formatType === 1
          ? !isAtHome || row.columns['local_title'] !== row.columns['original_title']
          : isAtHome ||
              dayOf(text(row, 'launch_date')) <= (first === Infinity ? 0 : first) ||
              row.developedIn.join() !== row.family.home.country;
      });
      expect(wrong).toEqual([]);
    }
  });

  test('produce an adaptation where it is shown, and an acquisition where it comes from', () => {
    const wrong = rows.filter(
      ({ launch, family, producedIn }) =>
        producedIn[0] !== (launch.formatType === 3 ? launch.channel.country : family.home.country),
    );
    expect(wrong).toEqual([]);
  });
});
