const itemPattern =
  /\b(apartamento|apto|casa|predio|sala|bloco|placa|telefone|celular|numero da (?:minha )?casa)\b(?: \w+){0,3}? ((?:[a-z]{3} ?)?\d[\da-z]{0,9}(?: \d[\da-z]{0,8}){0,3})/u;
const itemNames: Readonly<Record<string, string>> = {
  apartamento: 'O apartamento',
  apto: 'O apartamento',
  casa: 'A casa',
  predio: 'O prédio',
  sala: 'A sala',
  bloco: 'O bloco',
  placa: 'A placa',
  telefone: 'O telefone',
  celular: 'O celular',
};

/** The everyday item (address, plate, telephone) of a question and its number. */
export function findNumberedItem(words: string): { readonly called: string; readonly text: string } | null {
  const [, item = '', text = ''] = itemPattern.exec(words) ?? [];
  return text === '' ? null : { called: itemNames[item] ?? 'A casa', text: text.toUpperCase() };
}
