export { SkeletonBlock, SkeletonLine, type SkeletonBlockProps, type SkeletonLineProps } from './skeleton.tsx';
export { SkeletonCardGrid, type SkeletonCardGridProps } from './skeleton-card-grid.tsx';
export { SkeletonRows, type SkeletonRowsProps } from './skeleton-rows.tsx';
