import { type PersonalDataSection, sectionOf } from '@sefira/contracts/shared/personal-data';
import type { PersonalReport } from '../data/owners.ts';

/** Stored data of a person, with the purpose of each field. */
export function presentPersonalData(reports: readonly PersonalReport[]): PersonalDataSection[] {
  return [
    sectionOf({
      title: 'Relatórios',
      legalBasis: 'Execução de contrato (LGPD, art. 7º, V)',
      purposes: {
        type: 'Saber que relatório é',
        title: 'Mostrar na lista',
        summary: 'Mostrar na lista',
        insights: 'Mostrar na lista',
        input: 'Fazer o PDF com os nomes, as datas e a dedicatória que você digitou',
        rating: 'Guardar a sua avaliação',
        pages: 'Mostrar o tamanho do PDF',
        createdAt: 'Ordenar a lista',
        deletedAt: 'Apagar de vez 30 dias depois de você tirar da lista',
      },
      rows: reports.map(({ document: { input, pages }, ...report }) => ({ ...report, input, pages })),
    }),
  ];
}
