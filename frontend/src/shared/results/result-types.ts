import type { Explanations } from '@sefira/contracts/numerology/explanation';
import type { WireMap } from '@sefira/contracts/numerology/map';
import type { PortraitWire } from '@sefira/contracts/numerology/portrait';
import type { ComparedMap, PersonalResultWire } from '@sefira/contracts/numerology/results';
import type { MapTextsWire } from '@sefira/contracts/numerology/texts';

/** The results as the screens draw them. */
export type MapOfPerson = WireMap;
/** A person's map in a comparison. */
export type { ComparedMap };
/** The analysis of a name alone. */
export type MapOfName = Pick<
  WireMap,
  'name' | 'ruleSet' | 'palavras' | 'letters' | 'motivacao' | 'impressao' | 'expressao' | 'arcanoRegente'
>;
export type NegativeSequence = Pick<
  WireMap['triangulos']['vida']['sequenciasNegativas'][number],
  'sequence' | 'row' | 'start' | 'length'
>;
export type MapTexts = MapTextsWire;
/** The long texts of a map. */
export type Portrait = PortraitWire;
export type PersonalAnalysis = PersonalResultWire;
export type Explanation = Explanations[string];
export type System = WireMap['system'];
