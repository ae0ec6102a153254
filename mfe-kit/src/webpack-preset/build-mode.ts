/** `production` is what users get; `development` is readable, with source maps, and never published for users. */
export type BuildMode = 'production' | 'development';
