import * as z from 'zod/mini';
import { explanations } from './explanation.ts';
import { destinyRelation, numerologyMap } from './map.ts';
import { conjugalRelation, percentage } from './results.ts';
import { describedText } from './texts.ts';

const number = z.int();
const numbers = z.array(number);
const strings = z.array(z.string());
const day = z.string();

const displayedNumber = z.object({ value: number, display: z.string() });

const ownerReading = z.object({
  name: z.nullable(z.string()),
  position: z.enum(['expressao', 'destino']),
  number,
  companyNumber: number,
  text: z.string(),
  axes: z.array(z.object({ axis: z.string(), company: number, owner: number, relation: conjugalRelation })),
  /** What the owner has and the letters of the name lack. */
  brings: strings,
  /** What all who direct and the name lack. */
  missing: z.nullable(z.string()),
});

export const companyReading = z.object({
  /** The name's number in the sector. */
  sector: z.string(),
  team: z.string(),
  clients: z.string(),
  money: z.string(),
  owner: z.nullable(ownerReading),
  partners: z.array(ownerReading),
  /** The names compared, in the order of `names` of the result. */
  candidates: z.array(z.object({ keyword: z.string(), text: z.string() })),
  names: z.nullable(z.object({ legal: number, trade: number, text: z.string() })),
  years: z.array(z.object({ number, from: day, to: day, text: z.string() })),
  months: z.array(
    z.object({
      /** `YYYY-MM` */
      month: z.string(),
      number,
      personalYear: number,
      /** Null for a number that two months before have. */
      text: z.nullable(z.string()),
      days: z.array(day),
    }),
  ),
});

export const comparedName = z.object({
  name: z.string(),
  companyNumber: number,
  motivacao: number,
  impressao: number,
  numeroPoderoso: number,
  lacks: numbers,
  sectorFit: percentage,
  withFoundation: destinyRelation,
  withFounders: z.array(z.object({ name: z.nullable(z.string()), relation: destinyRelation })),
  successPotential: percentage,
  fit: percentage,
  isBest: z.boolean(),
  openingDay: z.nullable(day),
});

export const companyResult = z.object({
  calculations: z.object({
    destino: displayedNumber,
    caminhoOrigem: displayedNumber,
    numeroPoderoso: displayedNumber,
  }),
  /** By key: destino, caminhoOrigem, numeroPoderoso, setor, the four percentages, ownerNumber. */
  interpretations: z.record(z.string(), z.string()),
  financialOutlook: percentage,
  growthPotential: percentage,
  successPotential: percentage,
  compatibility: percentage,
  companyNumber: number,
  foundingNumber: number,
  ownerNumber: z.nullable(number),
  companyProfile: z.object({ recommendations: strings }),
  recommendations: strings,
  bestDays: z.array(day),
  /** False while the foundation date lies ahead. */
  isFounded: z.boolean(),
  /** Best weekdays to open of a company to be founded; else empty. */
  openingDays: z.array(
    z.object({
      date: day,
      foundingNumber: number,
      personalYear: number,
      successPotential: percentage,
      isOwnersDay: z.boolean(),
    }),
  ),
  reading: companyReading,
  sectorFit: percentage,
  sectorNumbers: numbers,
  personalYear: number,
  nameWithFoundation: destinyRelation,
  nameWithOwner: z.nullable(destinyRelation),
  /** The name and the others that it is compared with; empty without others. */
  names: z.array(comparedName),
  brandHarmony: z.nullable(number),
  ownerAffinity: z.nullable(number),
  map: numerologyMap,
  tradeMap: z.nullable(numerologyMap),
  ownerMap: z.nullable(numerologyMap),
  /** Of numeroPoderoso and the percentages, by their keys; those of the other numbers stand in the maps. */
  explanations,
  texts: z.object({ profile: z.array(describedText), recommendations: z.array(describedText) }),
});
export type CompanyResultWire = z.infer<typeof companyResult>;
