import type { SearchTitle } from '@airdex/shared-contracts/search-filter';
import { fieldBit } from '../data/text-store.ts';
import type { IndexedProgramme, SearchText } from '../indexed-programme.ts';
import { normaliseText } from '../text/normalise-text.ts';

/** Where each searched field's texts come from; keywords are searched by their names in the references. */
const FIELDS: readonly (readonly [SearchTitle, (programme: IndexedProgramme) => SearchText])[] = [
  ['local_title_noaccent', ({ localTitle }) => localTitle],
  ['format_title', ({ formatTitle }) => formatTitle],
  ['original_title_noaccent', ({ originalTitle }) => originalTitle],
  ['translated_title', ({ translatedTitles }) => translatedTitles],
  ['Concept_Descriptions', ({ concepts }) => concepts],
  ['PRODUCERS', ({ producers }) => producers],
  ['DISTRIBUTORS', ({ distributors }) => distributors],
  ['HOST_CAST', ({ hostCast }) => hostCast],
  ['EXECUTIVE_PRODUCER', ({ executiveProducers }) => executiveProducers],
  ['DIRECTOR', ({ directors }) => directors],
];
const FIELD_TEXTS = FIELDS.map(([field, read]) => ({ bit: fieldBit(field), read }));

function listOf(text: SearchText): readonly string[] {
  if (text === null) return [];
  return typeof text === 'string' ? [text] : text;
}

/**
 * Collects the searched texts, each distinct one once, with its postings: which programme has it, in which
 * fields. Programmes are numbered in the order they were added.
 */
export class TextGathering {
  readonly texts: string[] = [];
  /** By text, the fields in which it occurs, over all programmes. */
  readonly textFields: number[] = [];
  readonly postings: { readonly text: number[]; readonly programme: number[]; readonly fields: number[] } = {
    text: [],
    programme: [],
    fields: [],
  };
  readonly #numbers = new Map<string, number>();

  push(programme: IndexedProgramme, number: number): void {
    const own = this.postings.text.length;
    for (const { bit, read } of FIELD_TEXTS) {
      for (const text of listOf(read(programme))) {
        const normalised = normaliseText(text);
        if (normalised !== '') this.#add(this.#numberOf(normalised), number, bit, own);
      }
    }
  }

  #numberOf(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.textFields.push(0);
      this.#numbers.set(text, number);
    }
    return number;
  }

  /** @param own the first posting of this programme */
  #add(text: number, programme: number, bit: number, own: number): void {
    const { postings, textFields } = this;
    textFields[text] = (textFields[text] ?? 0) | bit;
    const known = postings.text.indexOf(text, own);
    if (known !== -1) {
      postings.fields[known] = (postings.fields[known] ?? 0) | bit;
      return;
    }
    postings.text.push(text);
    postings.programme.push(programme);
    postings.fields.push(bit);
  }
}
