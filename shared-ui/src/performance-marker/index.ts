export {
  PerformanceMarker,
  type PerformanceColor,
  type PerformanceMarkerProps,
} from './performance-marker.tsx';
