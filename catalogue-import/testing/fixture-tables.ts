/* Tables in the layouts of the importer, with typical oddities of their sources. Titles, channels
   and people are fictional. */

export const CHANNELS = `id,name,alt_names,network,owners,country,categories,launched,website,platform_guess
NorthOne.uk,North One,N1;Nord Eins,,Harbour Media;Tide Ltd,UK,general,1990-01-01,https://north-one.example,tv
NorthTwo.uk,North Two,,,,GB,general,1992-05,,tv
TideBox.us,Tide Box,,,,US,movies,,https://tide-box.example,online
BeifangTV.cn,Beifang TV,北方电视台,,,CN,general,,,tv
`;

export const PLATFORMS = `code,name,regions,url_template
lantern,Lantern Play,JP,https://lantern.example/{{id}}
paper,Papier 纸影,HK;MO,https://paper.example/{{id}}
netflix,Netflix,,https://world.example/{{id}}
`;

const PROGRAMME_COLUMNS =
  'id,source,record_type,title,local_title,original_title,format_title,title_en,title_zh_hans,genre,subgenre,format_type,' +
  'country,origin_countries,channel,channel_id,platform,launch_date,launch_time,weekdays,slot_start,slot_end,frequency,' +
  'duration_min,episodes,end_date,producers,distributors,host,cast,director,executive_producer,keywords,description,' +
  'premiere_value,average_value,peak_value,audience_unit,source_ref,licence';

/** One row of the programme layout; cells that are not given are empty. */
export function programmeRow(cells: Readonly<Record<string, string>>): string {
  return PROGRAMME_COLUMNS.split(',')
    .map((column) => cells[column] ?? '')
    .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
}

export function programmeTable(...rows: readonly Readonly<Record<string, string>>[]): string {
  return `${[PROGRAMME_COLUMNS, ...rows.map(programmeRow)].join('\n')}\n`;
}

export const PROGRAMMES = programmeTable(
  {
    id: 'dr:1',
    source: 'test list',
    record_type: 'season',
    title: 'Harbour Lights',
    channel: 'North One',
    channel_id: 'NorthOne.uk',
    country: 'GB',
    platform: 'tv',
    launch_date: '2011-09-05',
    launch_time: '21:00',
    end_date: '2011-10-10',
    weekdays: 'Mon',
    slot_start: '21:00',
    slot_end: '22:00',
    frequency: 'weekly',
    duration_min: '60',
    episodes: '6',
    genre: 'Comedy;Sitcom',
    host: 'Presenter - Ada Example',
    cast: 'Ben Sample;1;Cora Test',
    keywords: 'season=2;location=a harbour',
    premiere_value: '5060000',
    average_value: '4100000',
    audience_unit: 'viewers',
    licence: 'CC BY 4.0',
    source_ref: 'https://list.example/1',
  },
  {
    id: 'dr:2',
    title: '灯台',
    local_title: '灯台',
    original_title: '灯台',
    title_en: 'Lighthouse',
    title_zh_hans: '灯塔',
    country: 'JP',
    origin_countries: 'JP',
    platform: 'tv',
    launch_date: '2014',
    record_type: 'series',
    source: 'test list',
    licence: 'CC BY 4.0',
  },
  {
    id: 'dr:3',
    title: 'World Wide Tide',
    channel: 'Netflix',
    platform: 'online',
    launch_date: '"September 24, 2021"'.replaceAll('"', ''),
    origin_countries: 'GB;FR',
    duration_min: '9999',
  },
  {
    id: 'dr:4',
    title: 'Named Alone',
    channel: 'nord eins',
    country: 'UK',
    platform: 'tv',
    launch_date: '2010-02-30',
  },
  { id: 'dr:5', title: 'Nowhere at All', platform: 'tv' },
  { id: 'dr:6', title: 'Sold on Discs', country: 'JP', record_type: 'ova' },
  { id: 'dr:7', title: '', country: 'JP', platform: 'tv' },
  { id: '', title: 'No Id', country: 'JP', platform: 'tv' },
  { id: 'dr:1', title: 'Another under the Same Id', country: 'JP', platform: 'tv' },
);

export const FLOWS = `programme_id,title,title_zh_hans,origin_country,platform_code,target_countries,launch_utc,launch_date_local,launch_time_local,tz,weekday,frequency,format_type
dr:2,灯台,灯塔,JP,lantern,JP,2015-02-16T15:30:00Z,2015-02-17,00:30,Asia/Tokyo,Tue,weekly,
dr:2,灯台,灯塔,JP,paper,HK;MO,2015-03-01T04:00:00Z,2015-03-01,12:00,Asia/Hong_Kong,Sun,weekly,acquired
dr:2,灯台,灯塔,JP,netflix,,2016-01-01T00:00:00Z,2016-01-01,,,,,acquired
dr:2,灯台,灯塔,JP,lantern,JP,2018-05-01T15:30:00Z,2018-05-02,00:30,Asia/Tokyo,Wed,weekly,
`;

export const FORMATS = `id,format_group,format_title,country,local_title,channel,channel_id,first_aired,host,judges,source_url,source_table,licence
fm:1,g1,Great Tide,GB,Great Tide,North One,NorthOne.uk,2001-05-06,Ada Example (Season 1) Ben Sample (Season 2–3),,https://f.example,T1,CC BY-SA
fm:2,g1,Great Tide,JP,大潮,,,2004,Tba (Season 1),,,T1,CC BY-SA
fm:3,g1,Great Tide,,La Grande Marée,Canal Marée,,2006-04,,,,T1,CC BY-SA
fm:4,g1,Great Tide,,Lost Tide,,,2006-04,,,,T1,CC BY-SA
`;

export const ACQUISITIONS = `id,title,origin_country,origin_channel,acquiring_country,acquiring_channel,acquiring_channel_id,local_title,premiere,finale,weekdays_raw,slot_start,slot_end,episodes,duration_min,format_type,source_url,licence
ac:1,La Marea,MX,,GE,Rustavi Test,,ტალღა / ზღვა,2013-09-02,,monday to friday,10:10,,,,acquired,https://a.example,CC BY-SA
ac:2,La Marea,MX,Canal,MX,Canal,,La Marea,2011-01-03,2011-06-30,,,,120,45,original,https://a.example,CC BY-SA
`;

export const EPISODES = `series,country,channel,season,show_number,episode,airdate,viewers_millions,rating,share,rating_18_49,share_18_49
Harbour Lights,GB,,2,2,Second,2011-09-12,9.84[13],6,12,4,8
Harbour Lights,GB,,2,1,First,2011-09-05,8.16,7,14,5,9
Harbour Lights,GB,,2,3,Third,2011-09-19,n / a,,,,
Island Quiz,GB,North Two,1,1,First,2012-01-01,2,,20,,
Island Quiz,GB,North Two,,,Special,2012-12-25,3,,25,,
Lost Series,,,1,1,First,2012-01-01,2,,20,,
`;
