/** English texts of the figures at the top of the card. */
export const figuresEn = {
  share: 'Market share of',
  slot: 'Slot {{share}}',
};
