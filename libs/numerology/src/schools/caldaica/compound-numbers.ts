/** Compound numbers that mean the same as another (Cheiro). */
const sameAs: Readonly<Record<number, number>> = {
  33: 24,
  34: 25,
  35: 26,
  36: 27,
  38: 29,
  39: 30,
  40: 31,
  41: 32,
  42: 24,
  44: 26,
  45: 27,
  46: 37,
  47: 29,
  48: 30,
  49: 31,
  50: 32,
  52: 43,
};

/** Single numbers by their planet, compound numbers by their picture; written fresh. */
const texts: Readonly<Record<number, string>> = {
  1: 'Sol: presença e iniciativa. O nome abre portas quando você fala primeiro.',
  2: 'Lua: imaginação e tato. O nome rende mais em dupla do que em disputa.',
  3: 'Júpiter: ambição e ordem. O nome pede um posto e as regras claras.',
  4: 'Urano: ideias fora do costume. O nome atrai debate; escolha os que valem.',
  5: 'Mercúrio: rapidez e conversa. O nome circula, negocia, recomeça.',
  6: 'Vênus: encanto e firmeza. O nome reúne gente em volta da mesa.',
  7: 'Netuno: mistério e viagem. O nome sugere mais do que explica.',
  8: 'Saturno: solidez e demora. O nome cresce devagar e fica.',
  9: 'Marte: coragem e pressa. O nome briga bem; escolha por quê.',
  10: 'A roda: sobe e desce conforme a sua palavra. Prometa pouco e cumpra tudo.',
  11: 'O leão preso: força grande entre vontades contrárias. Escolha um lado antes de rugir.',
  12: 'A vítima: cuidado com o sacrifício que ninguém pediu. Ponha preço no seu tempo.',
  13: 'A foice no campo: cortar para colher. Mudança bem usada vira poder.',
  14: 'O movimento: gente, comércio, estrada. Segure o risco com uma reserva.',
  15: 'O mago: eloquência, música, simpatia. Use o encanto às claras.',
  16: 'A torre: plano alto pede alicerce conferido. Revise antes de subir mais um andar.',
  17: 'A estrela: paz depois do esforço e nome que fica. Perdoe cedo.',
  18: 'A lua velada: interesse contra afeto. Decida de dia, com tudo à vista.',
  19: 'O sol: alegria, estima, êxito partilhado. Agradeça em público.',
  20: 'O despertar: um chamado a agir por algo maior. O dinheiro vem atrás, devagar.',
  21: 'A coroa: avanço que chega depois de prova longa. Não pare no penúltimo degrau.',
  22: 'O sonhador: boa-fé que precisa de olhos abertos. Confira a conta antes de assinar.',
  23: 'A estrela real: proteção de quem está acima e ajuda na hora certa. Peça.',
  24: 'O amparo: ganho pelo afeto e pela companhia de quem tem influência. Retribua.',
  25: 'A força pela experiência: o que custou caro ensinou. Observe antes de opinar.',
  26: 'As parcerias: escolha sócios por escrito e com prazo. Cuide do conselho alheio.',
  27: 'O cetro: comando que vem do trabalho criativo. Siga o próprio plano.',
  28: 'O que promete e cobra: grandes começos pedem reserva para o meio do caminho.',
  29: 'A incerteza: nem toda amizade é sólida. Prefira fatos a promessas.',
  30: 'O pensador: a cabeça vale mais que o cofre. Reflita, e depois divida o que achou.',
  31: 'O solitário: autonomia e recolhimento. Deixe uma porta encostada para os seus.',
  32: 'A palavra que une: grupos e povos ouvem. Mantenha a sua opinião.',
  37: 'O par: boas amizades e bons amores. Parceria é o seu melhor investimento.',
  43: 'A ruptura: toda virada pede plano de volta. Discorde sem queimar pontes.',
  51: 'O guerreiro: avanço rápido. Proteja a retaguarda enquanto corre.',
};
const highest = 52;

/** What a compound number says; one above 52 is read by the sum of its digits. */
export function compoundText(number: number): string {
  if (number > highest) return compoundText(Math.floor(number / 10) + (number % 10));
  return texts[sameAs[number] ?? number] ?? '';
}
