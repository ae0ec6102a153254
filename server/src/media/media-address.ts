/** Address of a programme's picture. */
export function pictureAddress(idProgramme: number): string {
  return `/media/pictures/${idProgramme}.svg`;
}

/** Address of a programme's video. */
export function videoAddress(idProgramme: number): string {
  return `/media/videos/${idProgramme}.webm`;
}
