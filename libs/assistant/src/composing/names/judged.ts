import { shortDate } from '@sefira/numerology/calendar/calendar';
import { destinyRelation } from '@sefira/numerology/harmony';
import { type MapToolResult, readMap } from '../../tools/map-tool.ts';
import type { ToolResult } from '../../tools/tool-result.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import { basisOf } from '../basis.ts';
import type { Composer } from '../composer.ts';
import { areaPassage, numberPassage } from '../passage-bank.ts';

export interface Judged {
  readonly name: string;
  readonly number: number;
  readonly result: MapToolResult;
}

export function judge(name: string, { today, system }: Pick<Composer, 'today' | 'system'>): Judged {
  const result = readMap({ called: name, name, birthDate: null }, today, system);
  return { name, number: result.map.expressao ?? 0, result };
}

/** The sum of a name in words, for the fold. */
export function basisFor({ name, result }: Judged): string[] {
  return basisOf(result.map, 'expressao')
    .filter((line) => !line.startsWith('As escolas') && !line.startsWith('Regra'))
    .map((line) => (line.startsWith('Total') ? `${name}, total: ${line.slice(7)}` : line));
}

export function meaning(composer: Composer, number: number): string {
  return composer.pick(
    numberPassage(number, 'forca'),
    numberPassage(number, 'essencia'),
    areaPassage(number, 'trabalho', 'claim'),
    areaPassage(number, 'interior', 'claim'),
    numberPassage(number, 'papel'),
  );
}

/** The own map without its card: it is only compared with. */
export function own(composer: Composer): ToolResult[] {
  if (!isOfUser(composer)) return [];
  const found = composer.map(bearer(composer));
  return found ? [{ tool: found.tool, facts: found.facts, card: null, sources: [] }] : [];
}

/** The own Destino, which a name is compared with; null if unknown. */
export function ownDestino(composer: Composer): number | null {
  return !isOfUser(composer) ? null : (composer.map(bearer(composer))?.map.destino ?? null);
}

/** Whether a signature is made from the user's own name: one without a word of it is of a person with an unknown birth date. */
function isOfUser({ state: { table }, person }: Composer): boolean {
  const user = person('eu');
  const name = user?.name;
  if (table.mode !== 'assinatura' || !name || user.isAccount !== true) return true;
  const own = foldQuestion(name)
    .split(' ')
    .filter((word) => word.length > 2);
  const judged = [table.base, ...table.names].flatMap((one) => (one === null ? [] : foldQuestion(one).split(' ')));
  return judged.length === 0 || judged.some((word) => own.includes(word));
}

/** The label of the person that a name is for: the child, else the user. */
function bearer({ state }: Composer): string {
  return state.table.mode === 'bebe' ? 'bebe' : 'eu';
}

const relations = {
  favoravel: 'conversa bem',
  neutro: 'convive sem atrito',
  desfavoravel: 'pede mais esforço',
} as const;

/** What the number of a name does beside a Destino: `conversa bem`. */
export function meets(destino: number, number: number): string {
  return relations[destinyRelation(destino, number)];
}

/** How a name meets the Destino of its owner. */
export function fit(composer: Composer, number: number): string {
  const destino = ownDestino(composer);
  if (destino === null) return '';
  const born = composer.state.table.mode === 'bebe' ? composer.person('bebe')?.birthDate : undefined;
  const how = meets(destino, number);
  const day = born ? shortDate(born) : undefined;
  if (day)
    return composer.pick(
      {
        id: `encaixe.${day}.${number}.0`,
        text: `Quem nasce em ${day} tem Destino ${destino}, e com ele esse ${number} ${how}.`,
      },
      { id: `encaixe.${day}.${number}.1`, text: `O dia ${day} dá Destino ${destino}: com ele, o ${number} ${how}.` },
    );
  return composer.pick(
    { id: `encaixe.${number}.0`, text: `Com o seu Destino ${destino}, esse ${number} ${how}.` },
    { id: `encaixe.${number}.1`, text: `Para quem tem o seu Destino ${destino}, o ${number} ${how} no uso diário.` },
    { id: `encaixe.${number}.2`, text: `O encaixe com você: Destino ${destino} e nome ${number}, o que ${how}.` },
    { id: `encaixe.${number}.3`, text: `Olhando o seu Destino ${destino}, o resumo é simples: o ${number} ${how}.` },
  );
}

/** How a number meets the Destino of a person; empty without a birth date. */
export function relationTo(composer: Composer, label: string, number: number): string {
  const destino = composer.map(label)?.map.destino;
  if (!destino) return '';
  const how = meets(destino, number || 1);
  const { isMine, of } = composer.speaker(label);
  return `Com ${isMine ? `o seu Destino ${destino}` : `o Destino ${destino} ${of}`}, esse ${number} ${how}.`;
}
