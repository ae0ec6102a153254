import { quantile, spread } from '../statistics.ts';
import type { LoggedRequest } from './network-log.ts';
import type { ShapeRound } from './round.ts';
import { SHAPES, type Shape } from './shapes.ts';
import type { VisitFigures } from './visit.ts';

export type Rounds = readonly Readonly<Record<Shape, ShapeRound>>[];

const FIGURES: Readonly<Record<keyof VisitFigures, string>> = {
  firstPaintMs: 'first paint',
  homeMs: 'navigation start to home',
  resultsMs: 'quick search to 120 results',
  totalMs: 'both: fresh tab to results',
};
const CACHES = ['cold', 'warm'] as const;

const ms = (value: number) => value.toFixed(0).padStart(6);

/** Medians with quartiles, and the ratio of the composed application to one bundle: of medians, and by rounds. */
export function describeTimes(rounds: Rounds): string {
  const lines = [
    `${'milliseconds: median (quarters)'.padEnd(36)}${SHAPES.map((shape) => shape.padEnd(24)).join('')}ratio   by round (quarters)`,
  ];
  for (const cache of CACHES) {
    for (const [figure, title] of Object.entries(FIGURES)) {
      const key = figure as keyof VisitFigures;
      const of = (shape: Shape) => rounds.map((round) => round[shape][cache].figures[key]);
      const [composed, one] = [spread(of('composed')), spread(of('one bundle'))];
      const byRound = spread(
        rounds.map((round) => round.composed[cache].figures[key] / round['one bundle'][cache].figures[key]),
      );
      const cells = [composed, one].map(({ p25, median, p75 }) =>
        `${ms(median)} (${ms(p25).trim()}–${ms(p75).trim()})`.padEnd(24),
      );
      const ratios = `${(composed.median / one.median).toFixed(2)}    ${byRound.median.toFixed(2)} (${byRound.p25.toFixed(2)}–${byRound.p75.toFixed(2)})`;
      lines.push(`${`${cache}, ${title}`.padEnd(36)}${cells.join('')}${ratios}`);
    }
  }
  return lines.join('\n');
}

const onWire = (requests: readonly LoggedRequest[], type?: string) =>
  requests.filter((it) => !it.isFromCache && (type === undefined || it.type === type));

const kilobytes = (requests: readonly LoggedRequest[]) =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** The content of releases. The rest, responses and pictures, is the same for both shapes. */
const CODE = ['Document', 'Script', 'Stylesheet'];
const code = (requests: readonly LoggedRequest[]) =>
  onWire(requests).filter(({ type }) => CODE.includes(type));

/**
 * What a cold visit loads: scripts and styles with their transfer size, all requests, repeated requests, and the
 * ratios of both shapes.
 */
export function describeTraffic(rounds: Rounds): string {
  const middleOf =
    (shape: Shape) =>
    (figure: (requests: readonly LoggedRequest[]) => number): number =>
      quantile(
        rounds.map((round) => figure(round[shape].cold.requests)),
        0.5,
      );
  const lines = SHAPES.map((shape) => {
    const visits = rounds.map((round) => round[shape].cold.requests);
    const middle = middleOf(shape);
    const twice = new Set(visits.flatMap(fetchedTwice));
    return [
      `${shape}, cold: ${middle((it) => onWire(it, 'Script').length)} scripts`,
      `${middle((it) => kilobytes(onWire(it, 'Script'))).toFixed(1)} KB`,
      `${middle((it) => onWire(it, 'Stylesheet').length)} style sheets`,
      `${middle((it) => kilobytes(onWire(it, 'Stylesheet'))).toFixed(1)} KB`,
      `page, scripts and styles ${middle((it) => kilobytes(code(it))).toFixed(1)} KB`,
      `everything ${middle((it) => kilobytes(onWire(it))).toFixed(1)} KB`,
      `fetched twice: ${twice.size === 0 ? 'nothing' : [...twice].join(', ')}`,
    ].join(', ');
  });
  const ratio = (part: (requests: readonly LoggedRequest[]) => readonly LoggedRequest[]) => {
    const [composed, one] = SHAPES.map((shape) => middleOf(shape)((it) => kilobytes(part(it))));
    return ((composed ?? NaN) / (one ?? NaN)).toFixed(3);
  };
  return [
    ...lines,
    `ratio of bytes: everything ${ratio(onWire)}, page, scripts and styles ${ratio(code)}`,
    '(KB of 1000 bytes as transferred, brotli, with headers)',
  ].join('\n');
}

function fetchedTwice(requests: readonly LoggedRequest[]): string[] {
  const urls = requests
    .filter((it) => !it.isFromCache && ['Script', 'Stylesheet'].includes(it.type))
    .map((it) => it.url);
  return urls.filter((url, place) => urls.indexOf(url) !== place).map((url) => new URL(url).pathname);
}

/** Every request of one visit, by its start. */
export function describeWaterfall(requests: readonly LoggedRequest[]): string {
  return requests
    .filter((it) => !it.url.startsWith('data:'))
    .map((it) => {
      const size = it.isFromCache ? 'cache' : `${(it.bytes / 1000).toFixed(1)} KB`;
      return `${ms(it.startMs)} ${it.endMs === null ? '     …' : ms(it.endMs)} ${size.padStart(9)} ${it.encoding.padEnd(5)} ${it.type.padEnd(11)} ${new URL(it.url).pathname}`;
    })
    .join('\n');
}
