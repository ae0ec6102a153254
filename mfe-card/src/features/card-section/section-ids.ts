/** The sections of a card in reading order, by their ids in the page. */
export const SECTION_IDS = [
  'facts',
  'audience',
  'concept',
  'evaluation',
  'hot-factors',
  'environment',
  'flow',
  'also',
  'related',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** Scrolls to a section and moves the focus there. */
export function goToSection(id: SectionId): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
