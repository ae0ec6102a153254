export { Badge } from './badge.tsx';
export { MapLegend } from './map-legend.tsx';
export { MapSheet } from './map-sheet.tsx';
export { WorldMap } from './world-map.tsx';
export type { LegendEntry, Look, MapNote, MapPlace, MapRoute } from './map-place.ts';
