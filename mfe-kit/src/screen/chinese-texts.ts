/** The type of a remote's Chinese texts, derived from its English texts. Chinese has one plural form. */
export type ChineseTexts<Texts> = {
  [Key in keyof Texts as Key extends `${string}_one` ? never : Key]: Texts[Key] extends string
    ? string
    : ChineseTexts<Texts[Key]>;
};
