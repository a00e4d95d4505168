import type { DialoguePerson } from '../answerer.ts';
import type { Reference } from './phrases.ts';

const female = new Set(
  'esposa mulher namorada noiva companheira parceira filha mae irma avo neta sogra cunhada prima tia sobrinha amiga socia nora enteada'.split(
    ' ',
  ),
);
const written: Readonly<Record<string, string>> = {
  mae: 'mãe',
  irmao: 'irmão',
  irma: 'irmã',
  socio: 'sócio',
  socia: 'sócia',
  bebe: 'bebê',
  avo: 'avó',
  par: 'par',
};

const relationLabels = new Set(
  'marido esposo esposa mulher namorado namorada noivo noiva companheiro companheira parceiro parceira ex crush filho filha bebe mae pai irmao irma avo neto neta sogro sogra cunhado cunhada primo prima tio tia sobrinho sobrinha amigo amiga chefe socio socia colega genro nora ficante enteado enteada par'.split(
    ' ',
  ),
);

/** How an answer refers to a person: by first name, else by the relation to the user. */
export function callPerson(label: string, person: DialoguePerson | undefined): Reference {
  if (label === 'eu') return { isMine: true, called: 'você' };
  const firstName = person?.name?.split(' ')[0];
  if (firstName) return { isMine: false, called: firstName };
  if (!relationLabels.has(label)) return { isMine: false, called: label.charAt(0).toUpperCase() + label.slice(1) };
  return { isMine: false, called: `${female.has(label) ? 'sua' : 'seu'} ${written[label] ?? label}` };
}
