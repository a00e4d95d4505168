import { shortDate } from '@sefira/numerology/calendar/calendar';
import { explanationLines } from '@sefira/numerology/explanations/explanation-text';
import { conjugalRelation } from '@sefira/numerology/harmony';
import { readName } from '@sefira/numerology/letters';
import { computePartialMap } from '@sefira/numerology/map';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import type { RuleId } from '@sefira/numerology/rules/rule-set';
import { type AnsweredQuestion, type Chance, oneOf, shuffled } from './question.ts';
import { type RandomPerson, randomFirstName, randomPerson } from './random-people.ts';

/** A question generated for each exam, so that answers cannot be passed on. */
export interface ComputedQuestion {
  readonly key: string;
  make(chance: Chance, referenceDate: string): Omit<AnsweredQuestion, 'key'>;
}

type Single = {
  [Key in keyof NumerologyMap]: NumerologyMap[Key] extends number ? Key : never;
}[keyof NumerologyMap] &
  RuleId;
type Several = 'licoesCarmicas' | 'tendenciasOcultas' | 'dividasCarmicas';

const ofName = ({ name }: RandomPerson) => name;
const ofDate = ({ birthDate }: RandomPerson) => `quem nasceu em ${shortDate(birthDate)}`;
const ofBoth = (person: RandomPerson) => `${person.name}, que nasceu em ${shortDate(person.birthDate)}`;

function whole(rule: Single, label: string, who: (person: RandomPerson) => string): ComputedQuestion {
  return {
    key: rule,
    make(chance, referenceDate) {
      const person = randomPerson(chance, referenceDate);
      return {
        prompt: `${label} de ${who(person)}?`,
        choices: null,
        rightAnswer: String(person.map[rule]),
        because: explanationLines(person.map.explanations[rule], ruleSetFor()),
      };
    },
  };
}

function oneInRow(
  rule: 'ciclosDeVida' | 'desafios' | 'momentosDecisivos',
  places: readonly string[],
): ComputedQuestion[] {
  return places.map((label, index) => ({
    key: `${rule}-${index + 1}`,
    make(chance, referenceDate) {
      const person = randomPerson(chance, referenceDate);
      return {
        prompt: `Qual é ${label} de ${ofDate(person)}?`,
        choices: null,
        rightAnswer: String(person.map[rule][index]),
        because: explanationLines(person.map.explanations[rule], ruleSetFor()),
      };
    },
  }));
}

function set(rule: Several, label: string, who: (person: RandomPerson) => string): ComputedQuestion {
  return {
    key: rule,
    make(chance, referenceDate) {
      const person = randomPerson(chance, referenceDate);
      const right = inWords(person.map[rule]);
      const others = new Set<string>();
      while (others.size < 3) {
        const other = inWords(randomPerson(chance, referenceDate).map[rule]);
        if (other !== right) others.add(other);
      }
      return {
        prompt: `${label} de ${who(person)}?`,
        choices: shuffled([right, ...others], chance),
        rightAnswer: right,
        because: explanationLines(person.map.explanations[rule], ruleSetFor()),
      };
    },
  };
}

function inWords(numbers: readonly number[]): string {
  return numbers.length === 0 ? 'Nenhuma' : numbers.join(', ');
}

const accented = ['Á', 'É', 'Í', 'Ó', 'Ú', 'Ã', 'Õ', 'Â', 'Ê', 'Ô', 'À', 'Ç', 'X', 'W', 'Y', 'Q', 'Z', 'F', 'H', 'T'];

const letterValue: ComputedQuestion = {
  key: 'valorDaLetra',
  make(chance) {
    const letter = oneOf(accented, chance);
    const [read] = readName(letter, ruleSetFor('cabalistica').alphabet).letters;
    const value = String(read?.value);
    return {
      prompt: `Quanto vale a letra ${letter} na tabela cabalística?`,
      choices: null,
      rightAnswer: value,
      because: [`${letter} vale ${value}: o valor da letra com o do seu sinal, reduzido de 1 a 9.`],
    };
  },
};

const regent: ComputedQuestion = {
  key: 'arcanoRegente',
  make(chance, referenceDate) {
    const name = randomFirstName(chance);
    const map = computePartialMap({ name, birthDate: null, referenceDate });
    const because = map.explanations.arcanoRegente;
    return {
      prompt: `No triângulo da vida, a que número chega o nome ${name}, sozinho?`,
      choices: null,
      rightAnswer: String(map.arcanoRegente),
      because: because ? explanationLines(because, ruleSetFor()) : [],
    };
  },
};

const relationWords = {
  vibra: 'Vibram juntos',
  atrai: 'Atraem-se',
  passivo: 'Neutros',
  oposto: 'Opostos',
} as const;

const relation: ComputedQuestion = {
  key: 'harmonia',
  make(chance) {
    const first = 1 + chance(9);
    const second = oneOf(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((number) => number !== first),
      chance,
    );
    const found = conjugalRelation(first, second);
    const rightAnswer = relationWords[found === 'vibra' || found === 'atrai' || found === 'passivo' ? found : 'oposto'];
    return {
      prompt: `Na tabela da harmonia conjugal, como estão os números ${first} e ${second}?`,
      choices: Object.values(relationWords),
      rightAnswer,
      because: [`${first} e ${second}: ${rightAnswer.toLowerCase()}.`],
    };
  },
};

const nameAndBirth: ComputedQuestion = {
  key: 'nomeENascimento',
  make(chance, referenceDate) {
    const person = randomPerson(chance, referenceDate);
    const { destino, expressao, harmoniaNomeNascimento } = person.map;
    const sentences = { favoravel: 'Favorável', neutro: 'Neutra', desfavoravel: 'Desfavorável' } as const;
    return {
      prompt: `Destino ${destino}, Expressão ${expressao}: que relação a tabela dá entre nascimento e nome?`,
      choices: Object.values(sentences),
      rightAnswer: sentences[harmoniaNomeNascimento],
      because: explanationLines(person.map.explanations.harmoniaNomeNascimento, ruleSetFor()),
    };
  },
};

/** All generated questions. */
export const computedQuestions: readonly ComputedQuestion[] = [
  letterValue,
  whole('motivacao', 'Qual é a Motivação', ofName),
  whole('impressao', 'Qual é a Impressão', ofName),
  whole('expressao', 'Qual é a Expressão', ofName),
  whole('somaTotal', 'Qual é a soma de todas as letras, antes de reduzir,', ofName),
  whole('respostaSubconsciente', 'Qual é a Resposta subconsciente', ofName),
  whole('talentoOculto', 'Qual é o Talento oculto', ofName),
  whole('destino', 'Qual é o Destino', ofDate),
  whole('numeroPsiquico', 'Qual é o número psíquico', ofDate),
  whole('missao', 'Qual é a Missão', ofBoth),
  whole('harmoniaConjugal', 'Qual é o número da Harmonia conjugal', ofBoth),
  set('licoesCarmicas', 'Quais são as lições cármicas', ofName),
  set('tendenciasOcultas', 'Quais são as tendências ocultas', ofName),
  set('dividasCarmicas', 'Quais são as dívidas cármicas', ofBoth),
  ...oneInRow('ciclosDeVida', ['o primeiro ciclo', 'o segundo ciclo', 'o terceiro ciclo']),
  ...oneInRow('desafios', ['o primeiro desafio', 'o segundo desafio', 'o desafio principal']),
  ...oneInRow('momentosDecisivos', [
    'o primeiro momento decisivo',
    'o segundo momento decisivo',
    'o terceiro momento decisivo',
    'o quarto momento decisivo',
  ]),
  {
    key: 'anoPessoal',
    make(chance, referenceDate) {
      const person = randomPerson(chance, referenceDate);
      return {
        prompt: `Em ${shortDate(referenceDate)}, qual é o ano pessoal de ${ofDate(person)}?`,
        choices: null,
        rightAnswer: String(person.map.anoPessoal),
        because: explanationLines(person.map.explanations.anoPessoal, ruleSetFor()),
      };
    },
  },
  regent,
  relation,
  nameAndBirth,
];
