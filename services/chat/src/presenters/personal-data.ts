import { type PersonalDataSection, sectionOf } from '@sefira/contracts/shared/personal-data';
import type { PersonalRows } from '../data/personal-data.ts';

const contract = 'Execução de contrato (LGPD, art. 7º, V)';

/** The personal data in the chat's tables, with the purpose of each field. */
export function presentPersonalData(stored: PersonalRows): PersonalDataSection[] {
  const { conversations, messages, people, opinions, exports, usage } = stored;
  return [
    sectionOf({
      title: 'Conversas',
      legalBasis: contract,
      purposes: {
        id: 'Identificar a conversa',
        title: 'Mostrar a conversa na sua lista',
        createdAt: 'Saber quando a conversa começou',
        updatedAt: 'Ordenar a sua lista',
      },
      rows: conversations,
    }),
    sectionOf({
      title: 'Mensagens',
      legalBasis: contract,
      purposes: {
        conversationId: 'Saber de que conversa é',
        type: 'Separar perguntas de respostas',
        content: 'Mostrar e retomar a conversa',
        liked: 'Melhorar as respostas',
        credits: 'Prestar contas do que foi cobrado',
        createdAt: 'Mostrar quando foi escrita',
      },
      rows: messages,
    }),
    sectionOf({
      title: 'Pessoas lembradas nas conversas',
      legalBasis: contract,
      purposes: {
        label: 'Saber de quem a conversa fala',
        name: 'Fazer os cálculos pedidos',
        birthDate: 'Fazer os cálculos pedidos',
        updatedAt: 'Saber desde quando é lembrado',
      },
      rows: people,
    }),
    sectionOf({
      title: 'Opiniões sobre respostas',
      legalBasis: 'Legítimo interesse de melhorar as respostas (LGPD, art. 7º, IX)',
      purposes: {
        liked: 'Saber se a resposta serviu',
        reason: 'Saber o que faltou',
        comment: 'Saber o que faltou, nas suas palavras',
        createdAt: 'Saber quando foi dada',
      },
      rows: opinions,
    }),
    sectionOf({
      title: 'Exportações de conversas',
      legalBasis: contract,
      purposes: { messages: 'Saber quanto foi exportado', exportedAt: 'Saber quando foi exportado' },
      rows: exports,
    }),
    sectionOf({
      title: 'Uso do modelo no chat',
      legalBasis: contract,
      purposes: {
        day: 'Saber quando foi usado',
        model: 'Saber quem respondeu',
        answers: 'Contar as respostas incluídas no plano',
        inputTokens: 'Contar o uso incluído no plano',
        outputTokens: 'Contar o uso incluído no plano',
      },
      rows: usage,
    }),
  ];
}
