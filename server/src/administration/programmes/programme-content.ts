import { z } from 'zod';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { webAddress } from '../../html/web-address.ts';
import { describePicture, PICTURE, storedPicture, VIDEO } from '../content/media-fields.ts';
import { givenFields } from '../optional-fields.ts';

/** Removes a text, a video or a link. */
export const NONE = 'none';

const yesOrNo = z.enum(['yes', 'no'], 'should be yes or no');
const html = z
  .string()
  .trim()
  .min(1, `should not be empty; ${NONE} removes it`)
  .max(50_000)
  .refine((given) => sanitiseHtml(given) !== '', 'contains nothing that may be shown');
const text = (english: string) => html.optional().describe(`${english}, HTML of running text, or ${NONE}`);

/** The provider's additions to a programme. Missing fields stay unchanged. */
export const programmeFields = {
  selected: yesOrNo.optional().describe("whether it is in the provider's selection: yes or no"),
  hotFactors: text('English hot factors'),
  hotFactorsZh: text('Chinese hot factors'),
  verdict: text('English verdict'),
  verdictZh: text('Chinese verdict'),
  evaluation: text('English evaluation'),
  evaluationZh: text('Chinese evaluation'),
  environment: text('English environment'),
  environmentZh: text('Chinese environment'),
  picture: PICTURE.optional(),
  video: VIDEO.optional(),
  editLink: z
    .string()
    .trim()
    .refine((link) => link === NONE || webAddress(link) !== null, `should be a web address, or ${NONE}`)
    .optional()
    .describe(`address of the page on which editors change it, or ${NONE}`),
} as const;

export type ProgrammeField = keyof typeof programmeFields;
/** All fields of a programme, as operators write them. */
export type ProgrammeContent = Readonly<Record<ProgrammeField, string>>;
export type GivenContent = Readonly<Partial<Record<ProgrammeField, string | undefined>>>;

/** The columns of the fields that are stored as written. */
export const TEXT_COLUMNS = {
  hotFactors: 'hot_factors_en',
  hotFactorsZh: 'hot_factors_zh',
  verdict: 'verdict_en',
  verdictZh: 'verdict_zh',
  evaluation: 'evaluation_en',
  evaluationZh: 'evaluation_zh',
  environment: 'environment_en',
  environmentZh: 'environment_zh',
  video: 'video',
  editLink: 'edit_url',
} as const satisfies Partial<Record<ProgrammeField, string>>;

type TextField = keyof typeof TEXT_COLUMNS;
export type TextColumn = (typeof TEXT_COLUMNS)[TextField];
export const TEXT_FIELDS = Object.keys(TEXT_COLUMNS) as TextField[];

/** The stored columns of a programme. */
export type ContentColumns = Readonly<Record<TextColumn, string | null>> & {
  readonly is_nota_selection: boolean;
  readonly picture: string | null;
};

/** Fields without HTML. */
const PLAIN: readonly ProgrammeField[] = ['selected', 'picture', 'video', 'editLink'];

/** The content after a change of some fields, with sanitised texts. */
export function changedContent(before: ProgrammeContent, given: GivenContent): ProgrammeContent {
  const set = Object.entries(givenFields(given)) as [ProgrammeField, string][];
  return {
    ...before,
    ...Object.fromEntries(
      set.map(([field, value]) => [field, PLAIN.includes(field) ? value : sanitiseHtml(value)]),
    ),
  };
}

export function contentOf(row: ContentColumns): ProgrammeContent {
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, row[TEXT_COLUMNS[field]] ?? NONE]),
  ) as Record<TextField, string>;
  return {
    selected: row.is_nota_selection ? 'yes' : 'no',
    ...texts,
    picture: describePicture(row.picture),
  };
}

export function columnsOf(content: ProgrammeContent): ContentColumns {
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((field) => [TEXT_COLUMNS[field], content[field] === NONE ? null : content[field]]),
  ) as Record<TextColumn, string | null>;
  return {
    ...texts,
    is_nota_selection: content.selected === 'yes',
    picture: storedPicture(content.picture),
  };
}
