/** Files of the sample clips in `sample/videos`; a programme's `video` is one of them. */
export const SAMPLE_VIDEOS = ['aurora.webm', 'lattice.webm', 'ripples.webm', 'skyline.webm'] as const;

/** The folder of the clips. */
export const SAMPLE_VIDEO_FOLDER = new URL('../videos/', import.meta.url);
