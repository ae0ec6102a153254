/** Colours of a poster; `ink` is dark enough for white text. */
export interface PosterColours {
  readonly ink: string;
  readonly dark: string;
  readonly light: string;
  readonly accent: string;
}

export const POSTER_COLOURS: readonly [PosterColours, ...PosterColours[]] = [
  { ink: '#12112f', dark: '#26235f', light: '#5a54d6', accent: '#f2b8ff' },
  { ink: '#260d09', dark: '#6d2711', light: '#c9541d', accent: '#ffe08a' },
  { ink: '#041f1d', dark: '#0f524d', light: '#19998c', accent: '#fff2a3' },
  { ink: '#0c0f15', dark: '#212b3a', light: '#566780', accent: '#ff8f7d' },
  { ink: '#260613', dark: '#7a1433', light: '#d63a5e', accent: '#ffd98a' },
  { ink: '#081b0f', dark: '#144d29', light: '#3a9a59', accent: '#fdf0bf' },
  { ink: '#06172a', dark: '#0d456a', light: '#1b85c4', accent: '#ffdf94' },
  { ink: '#1c0a2a', dark: '#501d7d', light: '#9150d4', accent: '#ffc9e6' },
  { ink: '#211804', dark: '#634611', light: '#b98a26', accent: '#fff4e0' },
  { ink: '#20170f', dark: '#553d31', light: '#ab7d62', accent: '#ffa25e' },
];
