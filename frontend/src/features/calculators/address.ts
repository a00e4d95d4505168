import { type CalculatorId, type FieldId, fieldsOf, type Typed } from './fields-of.ts';

/** The calculator and its inputs in the fragment, which no server receives: `#casal?nome1=…`. */
export function readAddress(hash: string): { readonly id: CalculatorId; readonly typed: Typed } {
  const [name = '', query = ''] = hash.replace(/^#/, '').split('?');
  const id = isCalculator(name) ? name : 'destino';
  const given = new URLSearchParams(query);
  const typed: Partial<Record<FieldId, string>> = {};
  for (const field of fieldsOf[id]) {
    const value = given.get(field);
    if (value) typed[field] = value.slice(0, 120);
  }
  return { id, typed };
}

export function writeAddress(id: CalculatorId, typed: Typed): string {
  const filled = fieldsOf[id].flatMap((field) => (typed[field] ? [[field, typed[field]]] : []));
  const query = new URLSearchParams(filled).toString();
  return query === '' ? `#${id}` : `#${id}?${query}`;
}

function isCalculator(name: string): name is CalculatorId {
  return Object.hasOwn(fieldsOf, name);
}
