const accented = 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñÝýÿ';
const plain = 'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuuccnnyyy';

/** SQL of a text in lower case without accents; immutable, so an index can hold it. */
export function folded(text: string): string {
  return `translate(lower(${text}), '${accented}', '${plain}')`;
}

/** The searched text of an account: the expression of `account_member_folded_idx`. */
export const foldedMember = folded(`name || ' ' || coalesce(email, '')`);
