/**
 * A rating for display: one decimal, a space between thousands, a point as decimal mark
 * (1234.56 is '1 234.6'). It does not use `Intl`, because the format is the same in both languages.
 */
export function formatRating(value: number): string {
  const [whole = '0', decimal = '0'] = Math.abs(value).toFixed(1).split('.');
  const sign = value < 0 && (whole !== '0' || decimal !== '0') ? '-' : '';
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ' ')}.${decimal}`;
}

/** A share in percent, or '-' when it is unknown. */
export function formatShare(share: number | null): string {
  return share === null ? '-' : `${formatRating(share)}%`;
}
