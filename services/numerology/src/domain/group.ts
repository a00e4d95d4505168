import { analyzeGroup } from '@sefira/numerology/group';
import {
  type GroupPairText,
  interpretFirstMeeting,
  interpretGroup,
  interpretGroupPairs,
  interpretRole,
  interpretRoleIn,
  isGroupOfChildren,
  roleNumberOf,
} from '@sefira/numerology/interpretations/group';
import { readMembers } from '@sefira/numerology/interpretations/group/group-members';
import { recommendGroup } from '@sefira/numerology/interpretations/recommend-business';
import { suggestGroupContext } from '@sefira/numerology/relation/group-contexts';
import { type AnalysisDefinition, numberEntry, percentEntry } from './analysis-definition.ts';
import { comparedMap } from './compared-map.ts';
import { describeGroupPairs, personAt } from './pairs.ts';

export const group: AnalysisDefinition<'group'> = {
  kind: 'group',
  done: 'Análise de grupo realizada com sucesso!',
  title: ({ groupName, members }) =>
    groupName === null ? `Análise de um grupo de ${members.length} pessoas` : `Análise do grupo ${groupName}`,
  names: ({ members }) => members.map(({ name }) => name),
  compute({ groupName, members: people, context: chosen }, reading) {
    const result = analyzeGroup({ members: people, ...reading });
    const { members, groupNumber, overallCompatibility, synergyScore, pairs, explanations } = result;
    const isOfChildren = isGroupOfChildren(members);
    const birthDates = people.map(({ birthDate }) => birthDate);
    const context = chosen ?? suggestGroupContext(birthDates, reading.referenceDate);
    const { title, description, strengths, challenges } = interpretGroup(groupNumber, context, { isOfChildren });
    const identified = members.map(({ name, destinyNumber }, index) => ({
      id: String(index + 1),
      name,
      lifePath: destinyNumber,
    }));
    const readings = readMembers(members, context, 0);
    const { helping, caring } = interpretGroupPairs(result, context);
    const named = ({ first, second, score, text }: GroupPairText) => ({
      person1: personAt(identified, first),
      person2: personAt(identified, second),
      score,
      text,
    });
    return {
      groupName,
      context,
      members: members.map((member, at) => {
        const role = interpretRole(member.role, { isOfChildren });
        return {
          ...member,
          roleDescription: role.description,
          contextRole: readings[at]?.inContext?.text ?? interpretRoleIn(context, roleNumberOf(member)),
          contribution: role.contribution,
          map: comparedMap(member.map),
        };
      }),
      groupNumber,
      groupTitle: title,
      overallCompatibility,
      synergyScore,
      groupDynamics: { description, strengths, challenges },
      recommendations: recommendGroup(result, context),
      ...describeGroupPairs(pairs, identified),
      helpingPairs: helping.map(named),
      carePairs: caring.map(named),
      firstMeeting: interpretFirstMeeting(groupNumber, context),
      explanations,
    };
  },
  summarize: ({ groupNumber, overallCompatibility, synergyScore }) => [
    numberEntry('Número do grupo', groupNumber),
    percentEntry('Compatibilidade', overallCompatibility),
    percentEntry('Sinergia', synergyScore),
  ],
};
