import { describe, expect, test } from 'vitest';
import { judgeDialogue, scores, type Verdict } from './converse.ts';
import { eighthDialogues } from './dialogues/eighth-reader.ts';
import { eleventhDialogues } from './dialogues/eleventh-reader.ts';
import { everyKind } from './dialogues/everyday/every-kind.ts';
import { mattersOne } from './dialogues/everyday/matters-one.ts';
import { mattersThree } from './dialogues/everyday/matters-three.ts';
import { mattersTwo } from './dialogues/everyday/matters-two.ts';
import { namesOne } from './dialogues/everyday/names-one.ts';
import { namesThree } from './dialogues/everyday/names-three.ts';
import { namesTwo } from './dialogues/everyday/names-two.ts';
import { peopleOne } from './dialogues/everyday/people-one.ts';
import { peopleThree } from './dialogues/everyday/people-three.ts';
import { peopleTwo } from './dialogues/everyday/people-two.ts';
import { slotsFour } from './dialogues/everyday/slots-four.ts';
import { slotsOne } from './dialogues/everyday/slots-one.ts';
import { slotsThree } from './dialogues/everyday/slots-three.ts';
import { slotsTwo } from './dialogues/everyday/slots-two.ts';
import { fifteenthDialogues } from './dialogues/fifteenth-reader.ts';
import { fifthDialogues } from './dialogues/fifth-reader.ts';
import { fourteenthDialogues } from './dialogues/fourteenth-reader.ts';
import { fourthDialogues } from './dialogues/fourth-reader.ts';
import { ninthDialogues } from './dialogues/ninth-reader.ts';
import { secondDialogues } from './dialogues/second-reader.ts';
import { seventhDialogues } from './dialogues/seventh-reader.ts';
import { eighteenthDialogues } from './dialogues/short/eighteenth.ts';
import { nineteenthDialogues } from './dialogues/short/nineteenth.ts';
import { seventeenthDialogues } from './dialogues/short/seventeenth.ts';
import { seventeenthCareDialogues } from './dialogues/short/seventeenth-care.ts';
import { sixteenthDialogues } from './dialogues/sixteenth-reader.ts';
import { sixthDialogues } from './dialogues/sixth-reader.ts';
import { tenthDialogues } from './dialogues/tenth-reader.ts';
import { thirdDialogues } from './dialogues/third-reader.ts';
import { thirteenthDialogues } from './dialogues/thirteenth-reader.ts';
import { twelfthDialogues } from './dialogues/twelfth-reader.ts';
import { exampleDialogues, ownDialogues, variantDialogues } from './score.ts';

/** Least share of good turns in all, and in each kind (docs/goals.md C6). */
const leastInAll = 0.92;
const leastInKind = 0.8;

describe.each([
  ['the examples', exampleDialogues, 70],
  ['other people and wordings', ownDialogues, 200],
  ['variants of the examples', variantDialogues, 856],
  ['wordings of a second reader', secondDialogues, 100],
  ['wordings of a third reader', thirdDialogues, 70],
  ['wordings of a fourth reader', fourthDialogues, 35],
  ['wordings of a fifth reader', fifthDialogues, 60],
  ['families of manners', sixthDialogues, 35],
  ['stories, several people and decisions', seventhDialogues, 40],
  ['blind rounds of an eighth reader', eighthDialogues, 60],
  ['blind rounds of a tenth reader', tenthDialogues, 45],
  ['follow-ups about names of a twelfth reader', twelfthDialogues, 35],
  ['short conversations of a fourteenth reader', fourteenthDialogues, 50],
  ['several questions and follow-ups of a thirteenth reader', thirteenthDialogues, 45],
  ['families, bosses and griefs', ninthDialogues, 30],
  ['blind rounds of an eleventh reader', eleventhDialogues, 70],
  ['blind rounds of a fifteenth reader', fifteenthDialogues, 80],
  ['a blind round of a sixteenth reader', sixteenthDialogues, 38],
  ['everyday people, a first blind round', [...peopleOne, ...namesOne, ...mattersOne], 130],
  [
    'everyday people, third and fourth blind rounds',
    [...peopleThree, ...namesThree, ...mattersThree, ...everyKind],
    170,
  ],
  ['everyday people, a second blind round', [...peopleTwo, ...namesTwo, ...mattersTwo], 125],
  ['one slot replaced, a first blind round', slotsOne, 70],
  ['one slot replaced, a second blind round', slotsTwo, 70],
  ['one slot replaced, a third blind round', slotsThree, 50],
  ['one slot replaced, a fourth blind round', slotsFour, 40],
  ['numbers, times and dates of a seventeenth reader', seventeenthDialogues, 90],
  ['advice, feelings and limits of a seventeenth reader', seventeenthCareDialogues, 90],
  ['three blind rounds of an eighteenth reader', eighteenthDialogues, 55],
  ['a fourth blind round of an eighteenth reader', nineteenthDialogues, 22],
] as const)('%s', (_name, dialogues, least) => {
  const verdicts: readonly Verdict[] = dialogues.flatMap(judgeDialogue);
  const failures = verdicts.filter(({ reasons }) => reasons.length > 0);
  const listed = failures
    .map(({ id, say, reasons, answer }) => `${id} «${say}» ${reasons.join('; ')} | ${answer.slice(0, 160)}`)
    .join('\n');

  test(`at least ${leastInAll * 100} % of the turns are good`, () => {
    const { good = 0, all = 1 } = scores(verdicts).get('total') ?? {};
    expect(all).toBeGreaterThanOrEqual(least);
    expect(good / all, listed).toBeGreaterThanOrEqual(leastInAll);
  });

  test(`no kind is under ${leastInKind * 100} %`, () => {
    for (const [kind, { good, all }] of scores(verdicts))
      expect(good / all, `${kind}\n${listed}`).toBeGreaterThanOrEqual(leastInKind);
  });

  test('every chip leads to an answer', () => {
    expect(failures.filter(({ kind }) => kind === 'chip').map(({ id, say }) => `${id} ${say}`)).toEqual([]);
  });
});
