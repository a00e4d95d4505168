import { type Content, each, h } from '../document/element.ts';

export interface Party {
  readonly name: string;
  readonly document: string | null;
  readonly email: string | null;
  readonly address: string | null;
}

/** Parties of the printout, side by side. */
export function parties(...shown: readonly (readonly [role: string, party: Party])[]): Content {
  return h(
    'div',
    { className: shown.length > 1 ? 'grid two section' : 'section' },
    ...each(shown, ([role, party]) => partyCard(role, party)),
  );
}

function partyCard(role: string, { name, document, email, address }: Party): Content {
  const lines = [document, email, address].filter((line) => line !== null);
  return h(
    'div',
    { className: 'card' },
    h('h2', { className: 'eyebrow' }, role),
    h('p', { className: 'strong' }, name),
    ...each(lines, (line) => h('p', { className: 'small muted' }, line)),
  );
}

/** Name and tax id on one line. */
export function partyLine({ name, document }: Party): string {
  return document ? `${name} · ${document}` : name;
}
