/** English texts of the international flow. */
export const flowEn = {
  none: 'No launch in another country is known within your subscription.',
  summary: '{{launches}} {{countries}}',
  launches_one: '{{count}} launch',
  launches_other: '{{count}} launches',
  countries_one: 'in {{count}} country',
  countries_other: 'in {{count}} countries',
  map: 'World map of the launches',
  legend: 'Legend',
  hint: 'Drag to move the map; zoom with the buttons, or Ctrl and the wheel.',
  touchHint: 'Move and zoom the map with two fingers.',
  list: 'Launches, earliest first',
  own: 'This programme',
  noDate: 'Date unknown',
  noCountry: 'Country unknown',
  unknownType: 'Format type unknown',
  several: 'Several programmes',
  sheet: 'International flow: {{title}}',
  /** Title of a saved map without the launches after a year. */
  titleUntil: '{{title}} (up to {{year}})',
  year: 'Launches up to',
  until: 'Up to {{year}}',
  shown: '{{shown}} of {{all}} launches',
  play: 'Replay the launches',
  pause: 'Pause the replay',
  download: {
    png: 'PNG',
    svg: 'SVG',
    hint: 'Download the map as {{format}}',
    failed: 'The map could not be saved.',
  },
};

/** English texts of the world map. */
export const mapEn = {
  keys: 'Arrow keys move the map, plus and minus zoom, and 0 resets it. Tab moves to the countries, where arrow keys move from one to the next.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Show all launches',
  origin: 'Country of origin',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
};
