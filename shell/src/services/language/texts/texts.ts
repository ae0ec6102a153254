/** The same keys as `Source`, each with a text of another language. */
export type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>;
};
