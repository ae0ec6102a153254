/** English texts about the companies behind the product. */
export const aboutUsEn = {
  title: 'About us',
  newTab: '(opens in a new tab)',
  link: 'Website of {{name}}',
  product: {
    what: '{{product}} follows the launches of television and online programmes on more than 5,500 channels in more than 100 countries. It describes each programme, and measures its audience against the usual result of its slot.',
    how: 'Broadcasters, producers and distributors use the catalogue to see what starts where, which formats travel, and what viewers choose.',
  },
  sister: {
    what: '{{sister}} analyses what the catalogue collects: genre trends, the spread of formats, and channel schedules.',
    how: 'Its monthly reports and its answers to requests for more analysis are part of the catalogue, to the extent that your subscription includes them.',
  },
  contact: 'Contact',
  contactText: 'For questions about the catalogue, your subscription or a programme, write to us.',
};
