import type { Access } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { Row, Sheet } from '../../../spreadsheet/index.ts';
import type { AccessRow } from './access-rows.ts';

const LABELS = {
  en: {
    access: 'Access',
    name: 'Name',
    description: 'Description',
    beginDate: 'Begin date',
    endDate: 'End date',
    launchesFrom: 'Launches from',
    launchesTo: 'Launches to',
    genreCount: 'Number of genres',
    subGenreCount: 'Number of subgenres',
    channelCount: 'Number of channels',
    genres: 'Genres',
    genre: 'Genre',
    subGenre: 'Subgenre',
    channels: 'Channels',
    country: 'Country',
    channel: 'Channel',
    results: 'Audience results',
    included: 'Included',
    excluded: 'Excluded',
  },
  ch: {
    access: '订阅权限',
    name: '名称',
    description: '说明',
    beginDate: '开始日期',
    endDate: '结束日期',
    launchesFrom: '首播日期起',
    launchesTo: '首播日期止',
    genreCount: '类型数',
    subGenreCount: '子类型数',
    channelCount: '频道数',
    genres: '类型',
    genre: '类型',
    subGenre: '子类型',
    channels: '频道',
    country: '国家/地区',
    channel: '频道',
    results: '收视数据',
    included: '包含',
    excluded: '不包含',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

/** The sheets of an access report: the access itself, its genres, its channels. */
export function accessReport(
  access: Access,
  { programmes_from, programmes_to }: AccessRow,
  language: Language,
): Sheet[] {
  const labels = LABELS[language];
  const { genres, channelsGroups } = access;
  const count = (lists: readonly (readonly unknown[])[]): number =>
    lists.reduce((total, list) => total + list.length, 0);
  return [
    {
      name: labels.access,
      columns: [
        { header: labels.name, width: 36, kind: 'text' },
        { header: labels.description, width: 60, kind: 'text' },
        { header: labels.beginDate, width: 14, kind: 'date' },
        { header: labels.endDate, width: 14, kind: 'date' },
        { header: labels.launchesFrom, width: 14, kind: 'date' },
        { header: labels.launchesTo, width: 14, kind: 'date' },
        { header: labels.genreCount, width: 18, kind: 'integer' },
        { header: labels.subGenreCount, width: 20, kind: 'integer' },
        { header: labels.channelCount, width: 20, kind: 'integer' },
      ],
      rows: [
        [
          access.name,
          access.description,
          dayCell(access.beginDate),
          dayCell(access.endDate),
          dayCell(programmes_from),
          dayCell(programmes_to),
          genres.length,
          count(genres.map(({ subGenres }) => subGenres)),
          count(channelsGroups.map(({ channels }) => channels)),
        ],
      ],
    },
    {
      name: labels.genres,
      columns: [
        { header: labels.genre, width: 32, kind: 'text' },
        { header: labels.subGenre, width: 40, kind: 'text' },
      ],
      rows: genres.flatMap(({ name, subGenres }): Row[] =>
        subGenres.length === 0 ? [[name, null]] : subGenres.map((subGenre) => [name, subGenre.name]),
      ),
    },
    {
      name: labels.channels,
      columns: [
        { header: labels.country, width: 32, kind: 'text' },
        { header: labels.channel, width: 44, kind: 'text' },
        { header: labels.results, width: 18, kind: 'text' },
      ],
      rows: channelsGroups.flatMap(({ name, hasMsh, channels }): Row[] =>
        channels.map((channel) => [name, channel.name, hasMsh ? labels.included : labels.excluded]),
      ),
    },
  ];
}

/** A day as the cell of a date column. */
function dayCell(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00Z`);
}
