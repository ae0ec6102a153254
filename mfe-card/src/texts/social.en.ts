/** English texts about a programme on social media. */
export const socialEn = {
  title: 'Social media',
  facebook: 'Facebook',
  facebookCount_one: '{{shown}} like',
  facebookCount_other: '{{shown}} likes',
  twitter: 'X (Twitter)',
  twitterCount_one: '{{shown}} follower',
  twitterCount_other: '{{shown}} followers',
  page: 'Page',
};
