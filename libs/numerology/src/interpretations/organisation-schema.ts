import { z } from 'zod';
import { businessTypes, roles } from '../block-results.ts';
import { groupContexts } from '../relation/group-contexts.ts';
import { pairKeys } from './relation-schema.ts';
import { digits, prose, table, withMasters } from './schema-parts.ts';

/** The sectors with a place in the traditional table; "Outros" is the rest. */
export const namedSectors = businessTypes.filter((sector) => sector !== 'Outros');

const passage = prose(51, 69);
const groupPair = prose(40, 55);
const meeting = prose(60, 75);

/** The schemas of the texts on firms and groups, by path in `texts/` without extension. */
export const organisationSchemas = {
  'company/anoDaEmpresa': table(digits, prose(77, 104)),
  'company/mesDaEmpresa': table(withMasters, passage),
  // A month with a number that was read before among the same twelve.
  'company/mesDeNovo': table(withMasters, prose(45, 60)),
  // The first year of a firm and its months.
  'company/empresaNova': z.strictObject({
    anos: table(digits, prose(77, 104)),
    meses: table(withMasters, passage),
  }),
  'company/setorENumero': table(businessTypes, table(withMasters, passage)),
  // The owner's Expressão, then the firm's; masters are read by their root.
  'company/donoEEmpresa': table(digits, table(digits, passage)),
  // Legal and trade name of one number, or of two: then by the trade name's.
  'company/nomesDaEmpresa': z.strictObject({ same: table(withMasters, passage), differs: table(withMasters, passage) }),
  'company/equipeEClientes': table(withMasters, z.strictObject({ team: passage, clients: passage, money: passage })),
  'group/papeisPorContexto': table(groupContexts, table(withMasters, passage)),
  'group/paresDoGrupo': table(pairKeys, z.strictObject({ helps: groupPair, care: groupPair })),
  // A school class: roles where most are under 14, and in place of texts on money, meals and a household.
  'group/turma': z.strictObject({
    papeis: table(roles, z.strictObject({ description: prose(25, 45), contribution: prose(8) })),
    pares: z.partialRecord(z.enum(pairKeys), z.strictObject({ helps: groupPair, care: groupPair }).partial()),
    primeiroEncontro: table(withMasters, meeting),
  }),
  // Of friends; the other contexts have their own.
  'group/primeiroEncontro': table(withMasters, meeting),
  'group/encontroPorContexto': table(['family', 'team', 'sports'], table(withMasters, meeting)),
};
