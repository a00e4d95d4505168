import { dialogue, type TestDialogue } from './dialogue.ts';

const me = (name: string, day: string) => `oi, me chamo ${name} e nasci em ${day}`;

/** Conversations of three blind rounds about several people, follow-ups, advice, periods and several questions at once. */
export const eleventhDialogues: readonly TestDialogue[] = [
  dialogue(
    'k-p1',
    'relacao',
    { say: me('Josiane Batista Fontes', '02/11/1979'), minWords: 5 },
    {
      say: 'meu chefe é o Beto Seixas, na verdade Roberto Seixas Moura nascido 30/01/1970',
      not: ['beto e roberto', 'inclinacao para comando'],
    },
    { say: 'por que o beto pega tanto no meu pe?', must: ['roberto'], not: ['do beto', 'nome completo'] },
    { say: 'como eu falo com ele sobre aumento?', must: ['roberto'], minWords: 15 },
  ),
  dialogue(
    'k-p2',
    'relacao',
    {
      say: 'minha amiga nasceu 21/09/1960 e o marido dela 04/04/1957, eles tao se separando',
      must: ['marido dela'],
      not: ['seu marido'],
    },
    { say: 'corrigindo, ele é de 1956', must: ['corrigido: 04/04/1956'] },
    { say: 'mudou algo?', must: ['marido dela'] },
  ),
];
