const RANGE = /(\d\d?:\d\d)\s?[-–]\s?(\d\d?:\d\d)/gu;

/** A text with its ranges of times in one format, such as 20:30–21:30, that does not break across lines. */
export const withTimeRanges = (text: string): string => text.replaceAll(RANGE, '$1\u2060–\u2060$2');
