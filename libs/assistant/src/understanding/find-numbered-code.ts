interface Code {
  readonly kind: 'address' | 'phone' | 'plate';
  readonly text: string;
}

const plate = /\b([a-z]{3} ?\d[a-z0-9]\d{2})\b/gu;
const phone = /\b(?:telefone|celular|whatsapp|numero)\b(?: \w+){0,3}? ((?:\d{2,5} ?){2,5})\b/u;
const number = /\b(?:numero |n |no |na |casa |apartamento |para o |para a |e |ou |a |o )?(\d{1,5}[a-z]?)\b/gu;

/** Addresses, plates and telephones of a folded text; a bare number is what was spoken of before, else an address. */
export function findNumberedCode(words: string, before: Code['kind'] | null): Code[] {
  const plates = [...words.matchAll(plate)].map(
    ([, text = '']): Code => ({ kind: 'plate', text: text.replace(' ', '').toUpperCase() }),
  );
  if (plates.length > 0) return plates;
  const [, digits] = phone.exec(words) ?? [];
  if (digits && digits.replace(/\D/gu, '').length >= 8) return [{ kind: 'phone', text: digits.trim() }];
  const kind = before === 'plate' ? 'address' : (before ?? 'address');
  const found = [...words.matchAll(number)].map(([, text = '']): Code => ({ kind, text: text.toUpperCase() }));
  // A single digit beside a longer number is a block or a floor.
  const long = found.filter(({ text }) => text.length > 1);
  return long.length > 0 ? long : found;
}
