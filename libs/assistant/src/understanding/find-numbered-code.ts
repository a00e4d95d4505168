export interface NumberedCode {
  readonly kind: 'address' | 'phone' | 'plate' | 'price';
  readonly text: string;
}

const plate = /\b([a-z]{3} ?\d[a-z0-9]\d{2})\b/gu;
const phones = /\b(?:\d{2} )?(?:9 )?\d{4,5} \d{4}\b/gu;
/** `17º andar` beside the number of a flat. */
const floor = /\b\d{1,2} ?[oa]? (?:andar|piso|pavimento)\b/gu;
const phone = /\b(?:telefone|celular|whatsapp|numero)\b(?: \w+){0,3}? ((?:\d{2,5} ?){2,5})\b/u;
const ofPhone = /\b(?:telefone|celular|whatsapp|zap|chip)\b/u;
const ofPrice = /\b(?:precos?|reais|cobr\w+|custa\w*|(?:vender|vendo|sai|fica) (?:por|a))\b|\br \d/u;
const ofPlace = /\b(?:casa|apartamento|predio|sala|bloco|rua|quarto|vaga|andar|lote)\b/u;
const price = /\b(\d{1,5})(?: (\d{2}))?\b/gu;
const number = /\b(?:numero |n |no |na |casa |apartamento |para o |para a |e |ou |a |o )?(\d{1,5}[a-z]?)\b/gu;

/** Addresses, telephones, plates and prices of a folded text; a bare number is what was spoken of before, else an address. */
export function findNumberedCode(words: string, before: NumberedCode['kind'] | null): NumberedCode[] {
  const plates = [...words.matchAll(plate)].map(
    ([, text = '']): NumberedCode => ({ kind: 'plate', text: text.replace(' ', '').toUpperCase() }),
  );
  if (plates.length > 0) return plates;
  const whole = [...words.matchAll(phones)].map(([text]): NumberedCode => ({ kind: 'phone', text }));
  if (whole.length > 1 || whole[0]?.text.includes(' 9 ') || (before === 'phone' && whole.length > 0)) return whole;
  const long = [...words.matchAll(/\b\d{8,13}\b/gu)].map(([text]): NumberedCode => ({ kind: 'phone', text }));
  if (long.length > 0) return long;
  const [, digits] = phone.exec(words) ?? [];
  if (digits && digits.replace(/\D/gu, '').length >= 8) return [{ kind: 'phone', text: digits.trim() }];
  if (ofPrice.test(words) || (before === 'price' && !ofPlace.test(words)))
    return [...words.matchAll(price)].map(
      ([, whole = '', cents]): NumberedCode => ({ kind: 'price', text: cents ? `${whole},${cents}` : whole }),
    );
  const kind = ofPhone.test(words)
    ? 'phone'
    : before === 'plate' || before === 'price' || ofPlace.test(words)
      ? 'address'
      : (before ?? 'address');
  const found = [...words.replace(floor, ' ').matchAll(number)].map(
    ([, text = '']): NumberedCode => ({ kind, text: text.toUpperCase() }),
  );
  // A single digit beside a longer number is a block or a floor.
  const longer = found.filter(({ text }) => text.length > 1);
  const shown = longer.length > 0 ? longer : found;
  return shown.filter(({ text }, index) => shown.findIndex((one) => one.text === text) === index);
}
