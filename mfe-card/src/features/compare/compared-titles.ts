import type { ProgrammeCard } from '@airdex/shared-contracts/api';

type Titled = Pick<ProgrammeCard, 'localTitle' | 'country' | 'channel'>;

/** What distinguishes launches with the same title, the shortest first. */
const DETAILS: readonly ((launch: Titled) => readonly (string | null)[])[] = [
  ({ country }) => [country],
  ({ channel }) => [channel],
  ({ country, channel }) => [country, channel],
];

/** The titles of programmes. Equal ones are followed by the country or the channel, or by both if neither is enough. */
export function comparedTitles(programmes: readonly Titled[]): readonly string[] {
  return programmes.map((programme) => {
    const { localTitle } = programme;
    const same = programmes.filter((each) => each.localTitle === localTitle);
    if (same.length === 1) return localTitle;
    const textOf = (detail: (typeof DETAILS)[number] | undefined, launch: Titled) =>
      detail?.(launch)
        .filter((part) => part !== null)
        .join(', ') ?? '';
    const detail =
      DETAILS.find((each) => new Set(same.map((launch) => textOf(each, launch))).size === same.length) ??
      DETAILS.at(-1);
    const about = textOf(detail, programme);
    return about === '' ? localTitle : `${localTitle} (${about})`;
  });
}
