import { judgeDialogue, scores } from './converse.ts';
import { adviceDialogues } from './dialogues/advice.ts';
import type { TestDialogue } from './dialogues/dialogue.ts';
import { eighthDialogues } from './dialogues/eighth-reader.ts';
import { eleventhDialogues } from './dialogues/eleventh-reader.ts';
import examples from './dialogues/examples.json' with { type: 'json' };
import { fifthDialogues } from './dialogues/fifth-reader.ts';
import { fourthDialogues } from './dialogues/fourth-reader.ts';
import { limitDialogues } from './dialogues/limits.ts';
import moreVariants from './dialogues/more-variants.json' with { type: 'json' };
import { nameDialogues } from './dialogues/names.ts';
import { numberDialogues } from './dialogues/numbers.ts';
import { peopleDialogues } from './dialogues/people.ts';
import { secondDialogues } from './dialogues/second-reader.ts';
import { seventhDialogues } from './dialogues/seventh-reader.ts';
import { sixthDialogues } from './dialogues/sixth-reader.ts';
import { tenthDialogues } from './dialogues/tenth-reader.ts';
import { thirdDialogues } from './dialogues/third-reader.ts';
import { timeDialogues } from './dialogues/time.ts';
import variants from './dialogues/variants.json' with { type: 'json' };

/** Written before the assistant was tuned: other people and wordings than the examples. */
export const ownDialogues: readonly TestDialogue[] = [
  ...numberDialogues,
  ...timeDialogues,
  ...peopleDialogues,
  ...nameDialogues,
  ...adviceDialogues,
  ...limitDialogues,
];
export const exampleDialogues: readonly TestDialogue[] = examples.dialogues;
/** The examples again, eleven times, by three authors who did not know the assistant: other people, relations and wordings. */
export const variantDialogues: readonly TestDialogue[] = [...variants.dialogues, ...moreVariants.dialogues];

/** `node libs/assistant/test/score.ts [own|examples] [id]`: scores by kind, and the failures or one dialogue. */
if (import.meta.main) {
  const [, , set = 'own', only] = process.argv;
  const sets: Readonly<Record<string, readonly TestDialogue[]>> = {
    own: ownDialogues,
    second: secondDialogues,
    third: thirdDialogues,
    fourth: fourthDialogues,
    fifth: fifthDialogues,
    eighth: eighthDialogues,
    tenth: tenthDialogues,
    eleventh: eleventhDialogues,
    seventh: seventhDialogues,
    sixth: sixthDialogues,
  };
  const dialogues = (sets[set] ?? exampleDialogues).filter(({ id }) => only === undefined || id.startsWith(only));
  const verdicts = dialogues.flatMap(judgeDialogue);
  for (const { id, kind, say, answer, reasons } of verdicts) {
    if (reasons.length === 0 && only === undefined) continue;
    process.stdout.write(
      `${reasons.length === 0 ? '✓' : '✗'} ${id} [${kind}] «${say}»\n    ${reasons.join('; ')}\n    ${answer.replaceAll('\n', '\n    ').slice(0, only === undefined ? 260 : 3000)}\n`,
    );
  }
  for (const [kind, { good, all }] of scores(verdicts)) process.stdout.write(`${kind.padEnd(12)} ${good} of ${all}\n`);
}
