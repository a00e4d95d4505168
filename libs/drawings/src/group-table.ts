import { onCircle, round } from './geometry.ts';
import { clipped, label, numeral } from './lettering.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { inWords, listInWords } from './number-words.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from './palette.ts';
import { webGroup, webPoints } from './web.ts';

export interface TableMember {
  readonly name: string;
  readonly number: number;
  /** "Líder". */
  readonly role: string;
}

export interface GroupTableInput {
  readonly members: readonly TableMember[];
  readonly groupNumber: number;
}

/** Up to here a member's words have room for larger letters on a phone. */
const fewMembers = 6;
const tableCenter = { x: 280, y: 262 };

/** A group as webs round a table, the group's own web in the middle. */
export function drawGroupTable(input: GroupTableInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const count = input.members.length;
  // Half the way to the next member, less the two lines of words between them.
  const radius = Math.max(16, Math.min(52, 195 * Math.sin(Math.PI / Math.max(count, 2)) - 17));
  const hue = hueOf(input.groupNumber, palette);
  const members = listInWords(
    input.members.map((member) => `${member.name}, número ${inWords(member.number)}, ${member.role}`),
  );
  return picture({ title: `Grupo de número ${inWords(input.groupNumber)}: ${members}`, width: 560, height: 540 }, [
    element('circle', {
      cx: tableCenter.x,
      cy: tableCenter.y,
      r: 195,
      fill: 'none',
      stroke: palette.border,
      'stroke-width': 0.8,
    }),
    webGroup(
      { number: input.groupNumber, points: webPoints(input.groupNumber, 'hero'), center: tableCenter, radius: 96 },
      hue,
      0.5,
    ),
    element('circle', {
      cx: tableCenter.x,
      cy: tableCenter.y,
      r: 34,
      fill: palette.surface,
      stroke: palette.gold,
      'stroke-width': 1.1,
    }),
    numeral(
      String(input.groupNumber),
      tableCenter.x,
      tableCenter.y + 15,
      { size: 44, fill: hue, anchor: 'middle' },
      palette,
    ),
    ...input.members.map((member, index) => drawMember(member, index / Math.max(count, 1), radius, count, palette)),
  ]);
}

function drawMember(member: TableMember, turn: number, radius: number, count: number, palette: Palette): DrawingNode {
  const center = onCircle(tableCenter, 195, turn);
  const hue = hueOf(member.number, palette);
  const size = radius < 26 ? 10 : 13;
  const letters = Math.max(6, Math.floor((2 * Math.PI * 195) / Math.max(count, 1) / (size * 0.55)));
  return group(count > fewMembers ? {} : { class: 'table-member' }, [
    element('circle', { cx: round(center.x), cy: round(center.y), r: round(radius), fill: palette.surface }),
    webGroup(
      { number: member.number, points: webPoints(member.number, 'glyph'), center, radius, decimals: 2 },
      hue,
      0.5,
    ),
    element('circle', { cx: round(center.x), cy: round(center.y), r: round(radius * 0.36), fill: palette.surface }),
    numeral(
      String(member.number),
      center.x,
      center.y + radius * 0.17,
      { size: radius * 0.5, fill: hue, anchor: 'middle' },
      palette,
    ),
    label(
      clipped(member.name, Math.min(18, letters)),
      center.x,
      center.y + radius + size + 2,
      { size, weight: 600, fill: palette.foreground, anchor: 'middle' },
      palette,
    ),
    label(
      clipped(member.role, Math.min(18, letters)),
      center.x,
      center.y + radius + size * 2 + 3,
      { size: size - 1.5, fill: palette.muted, anchor: 'middle' },
      palette,
    ),
  ]);
}
