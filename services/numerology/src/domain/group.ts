import { analyzeGroup } from '@sefira/numerology/group';
import { interpretGroup, interpretRole } from '@sefira/numerology/interpretations/group';
import { recommendGroup } from '@sefira/numerology/interpretations/recommend-business';
import { type AnalysisDefinition, numberEntry, percentEntry } from './analysis-definition.ts';
import { comparedMap } from './compared-map.ts';
import { describeGroupPairs } from './pairs.ts';

export const group: AnalysisDefinition<'group'> = {
  kind: 'group',
  done: 'Análise de grupo realizada com sucesso!',
  title: ({ groupName, members }) =>
    groupName === null ? `Análise de um grupo de ${members.length} pessoas` : `Análise do grupo ${groupName}`,
  names: ({ members }) => members.map(({ name }) => name),
  compute({ groupName, members: people }, reading) {
    const result = analyzeGroup({ members: people, ...reading });
    const { members, groupNumber, overallCompatibility, synergyScore, pairs, explanations } = result;
    const { title, description, strengths, challenges } = interpretGroup(groupNumber);
    const identified = members.map(({ name, destinyNumber }, index) => ({
      id: String(index + 1),
      name,
      lifePath: destinyNumber,
    }));
    return {
      groupName,
      members: members.map((member) => {
        const role = interpretRole(member.role);
        return {
          ...member,
          roleDescription: role.description,
          contribution: role.contribution,
          map: comparedMap(member.map),
        };
      }),
      groupNumber,
      groupTitle: title,
      overallCompatibility,
      synergyScore,
      groupDynamics: { description, strengths, challenges },
      recommendations: recommendGroup(result),
      ...describeGroupPairs(pairs, identified),
      explanations,
    };
  },
  summarize: ({ groupNumber, overallCompatibility, synergyScore }) => [
    numberEntry('Número do grupo', groupNumber),
    percentEntry('Compatibilidade', overallCompatibility),
    percentEntry('Sinergia', synergyScore),
  ],
};
