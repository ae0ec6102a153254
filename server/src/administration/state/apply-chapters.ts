import { isDeepStrictEqual } from 'node:util';
import type { FaqDefinition } from '../content/faq-definition.ts';
import { replacingFiles } from '../content/published-files.ts';
import { readChapters, removeChapter, writeChapter } from '../content/write-chapter.ts';
import { readFaqs, removeFaq, writeFaq } from '../content/write-faq.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import type { OperationContext } from '../operation.ts';
import { applyOrder } from './apply-order.ts';
import type { ApplyOptions } from './apply-options.ts';
import type { Declared } from './declared-state.ts';
import { at } from './parse-state.ts';
import type { StateChapter, StateQuestion } from './state-schema.ts';

/** Changes the chapters and their questions to the declared ones, in the order of the files. */
export async function applyChapters(
  context: OperationContext,
  declared: readonly Declared<StateChapter>[],
  { prune }: Pick<ApplyOptions, 'prune'>,
): Promise<void> {
  const { transaction } = context;
  const names = declared.map(({ value }) => value.name);
  if (prune)
    for (const chapter of await readChapters(transaction))
      if (!names.includes(chapter.definition.name)) await removeChapter(context, chapter);
  const stored = await readChapters(transaction);
  for (const chapter of declared) {
    const { questions, ...definition } = chapter.value;
    const known = stored.find((each) => each.definition.name === definition.name) ?? null;
    if (!isDeepStrictEqual(known?.definition, definition))
      await at(chapter, [], () => writeChapter(context, known, definition, undefined));
    if (questions !== undefined) await applyQuestions(context, chapter, questions, prune);
  }
  const listed = (await readChapters(transaction)).map(({ id, definition: { name } }) => ({ id, name }));
  await applyOrder(context, 'faq_chapter', 'order of chapters', listed, names);
}

async function applyQuestions(
  context: OperationContext,
  chapter: Declared<StateChapter>,
  questions: readonly StateQuestion[],
  prune: boolean,
): Promise<void> {
  const { name } = chapter.value;
  const asked = questions.map(({ question }) => question);
  if (prune)
    for (const faq of await readFaqs(context.transaction, name))
      if (!asked.includes(faq.definition.question)) await removeFaq(context, faq);
  const stored = await readFaqs(context.transaction, name);
  for (const [index, { attachment, attachmentZh, ...given }] of questions.entries())
    await at(chapter, ['questions', index], async () => {
      const known = stored.find(({ definition }) => definition.question === given.question) ?? null;
      const wanted = { en: chapter.fileAt(attachment), zh: chapter.fileAt(attachmentZh) };
      const files = replacingFiles(known?.files ?? [], wanted);
      if (files.remove !== true && isDeepStrictEqual(known?.definition, asStored(given))) return;
      await writeFaq(context, known, { chapter: name, position: known?.position }, given, files);
    });
  const listed = (await readFaqs(context.transaction, name)).map(({ id, definition }) => ({
    id,
    name: definition.question,
  }));
  await applyOrder(context, 'faq', `order of questions of ${name}`, listed, asked);
}

const asStored = (faq: FaqDefinition): FaqDefinition => ({
  ...faq,
  content: sanitiseHtml(faq.content),
  contentZh: sanitiseHtml(faq.contentZh),
});
