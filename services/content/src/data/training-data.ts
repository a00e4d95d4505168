import type { PersonalDataSection } from '@sefira/contracts/shared/personal-data';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

const legalBasis = 'Execução de contrato (LGPD, art. 7º, V)';

/** Course data of a user, for the export of personal data. */
export async function trainingSections(client: Transaction, userId: string): Promise<PersonalDataSection[]> {
  const [lessons, exams, certificate] = await Promise.all([
    client.lessonProgress.findMany({ where: { userId }, orderBy: { slug: 'asc' } }),
    client.examAttempt.findMany({ where: { userId }, orderBy: { startedAt: 'asc' } }),
    client.certificate.findUnique({ where: { userId } }),
  ]);
  return [
    {
      title: 'Formação: lições',
      legalBasis,
      purposes: {
        slug: 'Saber de que lição se trata',
        solved: 'Guardar os exercícios resolvidos',
        updatedAt: 'Saber quando foi estudada',
      },
      rows: lessons.map(({ slug, solved, updatedAt }) => ({ slug, solved, updatedAt })),
    },
    {
      title: 'Formação: provas',
      legalBasis,
      purposes: {
        startedAt: 'Contar o tempo e as tentativas',
        finishedAt: 'Saber quando foi entregue',
        answers: 'Corrigir a prova',
        score: 'Guardar o resultado',
        isPassed: 'Saber se dá direito ao certificado',
      },
      rows: exams.map(({ startedAt, finishedAt, answers, score, isPassed }) => ({
        startedAt,
        finishedAt,
        answers,
        score,
        isPassed,
      })),
    },
    {
      title: 'Formação: certificado',
      legalBasis,
      purposes: {
        code: 'Permitir que qualquer pessoa confira o certificado',
        name: 'Imprimir o nome que a pessoa informou',
        course: 'Dizer de que curso se trata',
        issuedAt: 'Dizer quando foi emitido',
      },
      rows: certificate
        ? [
            {
              code: certificate.code,
              name: certificate.name,
              course: certificate.course,
              issuedAt: certificate.issuedAt,
            },
          ]
        : [],
    },
  ];
}
