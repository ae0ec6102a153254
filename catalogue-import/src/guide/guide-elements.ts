/** A text of a guide with the language it is tagged with, lower case, or null. */
export interface TaggedText {
  readonly text: string;
  readonly language: string | null;
}

export interface GuideChannel {
  readonly kind: 'channel';
  readonly line: number;
  readonly id: string;
  readonly names: readonly TaggedText[];
}

/** A `<programme>` element of the file: attributes and the texts of its children by element name. */
export interface GuideProgramme {
  readonly kind: 'programme';
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReadonlyMap<string, readonly GuideChild[]>;
}

export interface GuideChild extends TaggedText {
  readonly attributes: Readonly<Record<string, string>>;
}

export interface GuideHeader {
  readonly kind: 'header';
  readonly attributes: Readonly<Record<string, string>>;
}

export type GuideElement = GuideHeader | GuideChannel | GuideProgramme;
