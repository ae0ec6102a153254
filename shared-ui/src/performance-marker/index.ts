export {
  PERFORMANCE_PATHS,
  PerformanceMarker,
  type PerformanceColor,
  type PerformanceMarkerProps,
} from './performance-marker.tsx';
