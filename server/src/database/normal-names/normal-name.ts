/**
 * Letters whose case folding or lower case differs from the letter itself. The dotless ı is excluded: it is
 * not another form of i.
 */
const HAS_CASE = /[\p{Changes_When_Casefolded}\p{Changes_When_Lowercased}]/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** All forms of one letter become the same, whatever the language: ß and ẞ become ss, every sigma σ. */
function foldLetter(letter: string): string {
  return letter.toLowerCase().toUpperCase().toLowerCase();
}

/**
 * The form in which user names and mail addresses are compared, stored and counted: Unicode's NFKC_Casefold,
 * trimmed. Nothing else may compare them, because databases and `toLowerCase` disagree about some letters,
 * and two spellings of one name would circumvent limits.
 */
export function normalName(name: string): string {
  return name.normalize('NFKC').replace(INVISIBLE, '').replace(HAS_CASE, foldLetter).normalize('NFKC').trim();
}
