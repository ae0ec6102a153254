/** One choice of a list. */
export interface SelectOption<Id extends string = string> {
  id: Id;
  label: string;
  lang?: string;
  isDisabled?: boolean;
}
