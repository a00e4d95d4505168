import type { ComparedMap, System } from './result-types.ts';

/** The school of a result of several people: their maps share one. @throws RangeError without a person */
export function systemOf([first]: readonly { readonly map: ComparedMap }[]): System {
  if (!first) throw new RangeError('a result of several people has none');
  return first.map.system;
}
