/** English texts of a programme's video. */
export const videoEn = {
  of: 'Video of {{title}}',
  play: 'Play the video',
  failed: 'The video could not be played. Please try again.',
  download: 'Download video',
};
