import axe from 'axe-core';

/** Rules that do not apply in jsdom without a shell: it has no layout for colours, and no landmarks or title. */
const OF_THE_PAGE = [
  'color-contrast',
  'document-title',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
];

/** The problems that axe finds in an element, one line each. */
export async function axeProblems(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: Object.fromEntries(OF_THE_PAGE.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} ${target.join(' ')}: ${help}`),
  );
}
