import { answerTopic } from '@sefira/assistant/composing/topic-answer';
import { topicNames } from '@sefira/assistant/composing/topics';
import { type Passage, sourceOf } from '@sefira/assistant/passage';
import { comparePeople, readCompany } from '@sefira/assistant/tools/joint-tools';
import { readMap } from '@sefira/assistant/tools/map-tool';
import { findChildNames, findCompanyNames, findSpellings } from '@sefira/assistant/tools/name-tool';
import { readPeriod } from '@sefira/assistant/tools/period-tool';
import type { ToolResult } from '@sefira/assistant/tools/tool-result';
import { relationKinds } from '@sefira/numerology/relation/relation-kinds';
import { tool } from 'ai';
import * as z from 'zod';
import type { ToolRun } from './tool-run.ts';

/** Data that tools read outside the engine. All tools only read, and only data of the session's user. */
export interface OutsideTools {
  ownAnalyses(): Promise<ToolResult>;
  searchTexts(question: string): Promise<readonly Passage[]>;
}

const date = z.iso.date().describe('AAAA-MM-DD');
const person = z.object({
  pessoa: z.string().max(40).describe('P1, P2… ou uma palavra (como "amiga") para alguém novo.'),
  nome: z.string().max(120).optional().describe('Nome completo, só para alguém novo.'),
  nascimento: date.optional().describe('Nascimento, só para alguém novo ou sem data conhecida.'),
});
const targets = z.array(z.int().min(1).max(22)).min(1).max(3).describe('Números desejados, de 1 a 9, 11 ou 22.');
const lacking = (what: string) => ({ erro: `Falta ${what}. Pergunte antes de calcular.` });

/** The tools of a model: those of the built-in assistant, with the engine behind them. */
export function modelTools(
  run: ToolRun,
  { today, system }: { readonly today: string; readonly system: string },
  outside: OutsideTools,
) {
  return {
    calcular_mapa: tool({
      description:
        'Calcula o mapa numerológico de uma pessoa: Destino, Expressão, Motivação e todos os outros números.',
      inputSchema: person.extend({
        assuntos: z.array(z.enum(topicNames)).max(3).optional().describe('Posições cuja leitura você quer.'),
      }),
      execute: async ({ assuntos = [], ...query }) => {
        const who = run.find(query);
        if (who.name === null && who.birthDate === null) return lacking('o nome completo ou a data de nascimento');
        const reference = { isMine: who.label === 'eu', called: who.called };
        return run.record(
          () => readMap(who, today, system),
          (result) => {
            const map = 'map' in result ? (result as ReturnType<typeof readMap>).map : null;
            return assuntos.flatMap((topic) => (map && answerTopic(topic, map, reference)) ?? []).join('\n\n');
          },
        );
      },
    }),
    calcular_periodo: tool({
      description: 'Calcula o ano, o mês e o dia pessoal de alguém numa data.',
      inputSchema: person.extend({ data: date.optional(), alcance: z.enum(['dia', 'mes', 'ano']) }),
      execute: async ({ data, alcance, ...query }) => {
        const { birthDate, called } = run.find(query);
        if (birthDate === null) return lacking('a data de nascimento');
        const span = ({ dia: 'day', mes: 'month', ano: 'year' } as const)[alcance];
        return run.record(() => readPeriod({ called, birthDate }, data ?? today, span, system));
      },
    }),
    comparar_pessoas: tool({
      description: 'Compara de duas a cinco pessoas pelo tipo de relação: números de cada uma e o que fazem juntas.',
      inputSchema: z.object({
        pessoas: z.array(person).min(2).max(5),
        relacao: z.enum(relationKinds).optional().describe('O que são um do outro, quando foi dito.'),
      }),
      execute: async ({ pessoas, relacao }) => {
        const people = pessoas.flatMap((query) => {
          const { name, birthDate } = run.find(query);
          return name !== null && birthDate !== null ? [{ name, birthDate }] : [];
        });
        if (people.length < pessoas.length) return lacking('o nome completo e a data de nascimento de todos');
        return run.record(
          () => comparePeople(people, today, relacao ?? null, system),
          (result) => {
            const relation = 'relation' in result ? (result as ReturnType<typeof comparePeople>).relation : null;
            return (
              relation?.pairs.map(({ text, axes }) => [text, ...axes.map((one) => one.text)].join('\n')).join('\n\n') ??
              ''
            );
          },
        );
      },
    }),
    analisar_empresa: tool({
      description: 'Calcula os números de uma empresa pelo nome e, se houver, pela data de fundação.',
      inputSchema: z.object({ empresa: z.string().min(1).max(120), fundacao: date.optional() }),
      execute: ({ empresa, fundacao }) => run.record(() => readCompany(empresa, fundacao ?? null, today, system)),
    }),
    buscar_nomes: tool({
      description: 'Sugere nomes de bebê com um dos números desejados.',
      inputSchema: z.object({ para: z.enum(['menina', 'menino', 'bebe']), numeros: targets }),
      execute: ({ para, numeros }) => {
        const gender = ({ menina: 'female', menino: 'male', bebe: 'unisex' } as const)[para];
        return run.record(() => findChildNames(gender, numeros, system));
      },
    }),
    buscar_nomes_de_empresa: tool({
      description: 'Sugere nomes de empresa com um dos números desejados.',
      inputSchema: z.object({
        setor: z.enum(['technology', 'health', 'finance', 'education', 'retail', 'consulting', 'marketing', 'general']),
        numeros: targets,
      }),
      execute: ({ setor, numeros }) => run.record(() => findCompanyNames(setor, numeros, system, [])),
    }),
    buscar_grafias: tool({
      description: 'Sugere grafias próximas de um nome, sem sequências negativas.',
      inputSchema: person,
      execute: async (query) => {
        const { name, birthDate } = run.find(query);
        if (name === null) return lacking('o nome completo');
        return run.record(() => {
          const { tool: id, found } = findSpellings(name, birthDate);
          const facts = found.suggestions.map((one) => ({ label: 'Grafia', of: name, value: one.name }));
          return { tool: id, facts, card: null, sources: [] };
        });
      },
    }),
    listar_analises: tool({
      description: 'Lista as análises guardadas de quem pergunta.',
      inputSchema: z.object({}),
      execute: () => run.record(() => outside.ownAnalyses()),
    }),
    buscar_textos: tool({
      description: 'Procura nos textos da Sefira: conceitos, regras de cálculo e significados.',
      inputSchema: z.object({ pergunta: z.string().min(2).max(300) }),
      execute: async ({ pergunta }) => {
        const passages = await outside.searchTexts(pergunta);
        const found: ToolResult = { tool: 'buscar_textos', facts: [], card: null, sources: passages.map(sourceOf) };
        return run.record(
          () => found,
          () => passages.map(({ title, text }) => `${title}: ${text.slice(0, 900)}`).join('\n\n'),
        );
      },
    }),
  };
}
