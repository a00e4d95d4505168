import { type Composed, type Composer, sentence } from '../composer.ts';
import { bareNumber, numbersFor, type Position } from '../speaker.ts';

/** What each number is computed from. */
const origins: Readonly<Record<Position, string>> = {
  expressao: 'a soma de todas as letras do nome completo',
  motivacao: 'a soma das vogais do nome',
  impressao: 'a soma das consoantes do nome',
  destino: 'a soma do dia, do mês e do ano de nascimento',
  missao: 'a Expressão somada ao Destino',
  numeroPsiquico: 'o dia de nascimento reduzido',
  talentoOculto: 'a Motivação somada à Expressão',
};

/** `De onde você tirou isso?`: the numbers that an answer was read from and their sums; null without a map. */
export function composeSource({ act, map, speaker }: Composer): Composed | null {
  const read = act.who.slice(0, 2).flatMap((label) => {
    const found = map(label);
    return found ? [{ found, speaker: speaker(label), numbers: numbersFor('jeito', found.map).slice(0, 2) }] : [];
  });
  const [first] = read;
  if (first === undefined) return null;
  const lines = read.map(({ speaker: owner, numbers }) =>
    sentence(
      owner.isMine ? 'Os seus:' : `${owner.of.charAt(0).toUpperCase()}${owner.of.slice(1)}:`,
      `${numbers.map((one) => `${bareNumber(one)}, ${origins[one.position]}`).join('; e ')}.`,
    ),
  );
  return {
    text: [
      `**${first.numbers.some(({ position }) => position !== 'destino' && position !== 'numeroPsiquico') ? 'Do nome e da data de nascimento, por uma conta fixa.' : 'Da data de nascimento, por uma conta fixa.'}**`,
      ...lines,
      'A conta você pode refazer; o sentido de cada número vem da tradição cabalística, e é leitura simbólica, sem prova científica.',
    ].join(' '),
    results: read.map(({ found }) => found),
    chips: ['Como se calcula a Expressão?', 'E na prática, o que eu faço com isso?'],
  };
}
