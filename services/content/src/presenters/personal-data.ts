import { type PersonalDataSection, sectionOf } from '@sefira/contracts/shared/personal-data';
import type { PersonalRows } from '../data/personal-data.ts';

const consent = 'Consentimento (LGPD, art. 7º, I)';
const contract = 'Execução de contrato (LGPD, art. 7º, V)';

/** The personal data in content's tables, with the purpose of each field. */
export function presentPersonalData(stored: PersonalRows): PersonalDataSection[] {
  const { found, messages, subscriber, lessons, exams, certificate } = stored;
  return [
    sectionOf({
      title: 'Busca',
      legalBasis: contract,
      purposes: { title: 'Achar as próprias análises pela busca', path: 'Abrir o que foi achado' },
      rows: found,
    }),
    sectionOf({
      title: 'Mensagens de contato',
      legalBasis: 'Legítimo interesse em responder a quem escreve (LGPD, art. 7º, IX)',
      purposes: {
        name: 'Saber quem escreveu',
        email: 'Responder',
        topic: 'Levar a mensagem a quem responde',
        message: 'Responder ao que foi perguntado',
        addressPrefix: 'Conter abusos do formulário',
        createdAt: 'Saber quando foi escrita, e apagá-la depois de um ano',
      },
      rows: messages,
    }),
    sectionOf({
      title: 'Boletim',
      legalBasis: consent,
      purposes: {
        email: 'Enviar o boletim',
        status: 'Saber se a inscrição foi confirmada',
        askedAt: 'Provar quando foi pedida',
        confirmedAt: 'Provar quando foi confirmada',
      },
      rows: subscriber ? [subscriber] : [],
    }),
    sectionOf({
      title: 'Formação: lições',
      legalBasis: contract,
      purposes: {
        slug: 'Saber de que lição se trata',
        solved: 'Guardar os exercícios resolvidos',
        updatedAt: 'Saber quando foi estudada',
      },
      rows: lessons,
    }),
    sectionOf({
      title: 'Formação: provas',
      legalBasis: contract,
      purposes: {
        startedAt: 'Contar o tempo e as tentativas',
        finishedAt: 'Saber quando foi entregue',
        answers: 'Corrigir a prova',
        score: 'Guardar o resultado',
        isPassed: 'Saber se dá direito ao certificado',
      },
      rows: exams,
    }),
    sectionOf({
      title: 'Formação: certificado',
      legalBasis: contract,
      purposes: {
        code: 'Permitir que qualquer pessoa confira o certificado',
        name: 'Imprimir o nome que a pessoa informou',
        course: 'Dizer de que curso se trata',
        issuedAt: 'Dizer quando foi emitido',
      },
      rows: certificate ? [certificate] : [],
    }),
  ];
}
