export { Thumbnail, type ThumbnailLabels, type ThumbnailProps } from './thumbnail.tsx';
export { ThumbnailImage, type ThumbnailImageProps } from './thumbnail-image.tsx';
export { ThumbnailPlace } from './thumbnail-place.tsx';
export { ThumbnailSkeleton, type ThumbnailSkeletonProps } from './thumbnail-skeleton.tsx';
export { ThumbnailOutline, type ThumbnailOutlineProps } from './thumbnail-outline.tsx';
