/** English texts of unsubscribing from the daily update. */
export const unsubscribeEn = {
  title: 'Unsubscribe from the daily update',
  loading: 'Unsubscribing…',
  failed: 'You could not be unsubscribed',
  done: 'DailyUpdate Unsubscribed successfully!',
  doneHint: 'You get no further letters. You can activate the daily update again at any time.',
  linkGoneHint: 'To turn off the daily update, sign in and open its page.',
};
