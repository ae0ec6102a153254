/** English texts of comparing results. */
export const compareActionEn = {
  compareAction: {
    compare: 'Compare',
    count: 'Select two to four programmes.',
  },
};
