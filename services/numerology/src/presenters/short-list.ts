import {
  type PublicShortListWire,
  type ShortListWire,
  type VoteChoice,
  voteChoice,
} from '@sefira/contracts/numerology/baby/short-lists';
import * as z from 'zod/mini';
import type { JudgedShortList } from '../use-cases/change-short-list.ts';
import type { OpenList } from '../use-cases/vote-on-names.ts';

const usualTitle = 'Um nome para o bebê';

/** The list as its owners see it: names with votes and comments. */
export function presentShortList({ analysisId, list, names }: JudgedShortList): ShortListWire {
  const { slug = null, expiresAt = null } = list ?? {};
  return {
    analysisId,
    title: list?.title || usualTitle,
    link: slug === null || expiresAt === null ? null : { slug, expiresAt: expiresAt.toISOString() },
    names: (list?.names ?? []).flatMap(({ id, note, votes }, index) => {
      const name = names[index];
      if (!name) return [];
      const choices = votes.map(({ choice }) => z.parse(voteChoice, choice));
      const count = (wanted: VoteChoice) => choices.filter((choice) => choice === wanted).length;
      return [
        {
          id,
          note,
          name,
          votes: { heart: count('heart'), maybe: count('maybe'), no: count('no') },
          comments: votes
            .filter(({ comment }) => comment !== '')
            .map(({ visitor, choice, comment }) => ({
              visitor: visitor.firstName,
              choice: z.parse(voteChoice, choice),
              comment,
            })),
        },
      ];
    }),
    visitors: (list?.visitors ?? []).map(({ id, firstName, votedAt }) => ({
      id,
      firstName,
      votedAt: votedAt.toISOString(),
    })),
  };
}

/** The list as the family sees it: first names and what they mean, without surnames, dates, notes and votes. */
export function presentOpenList({ list, expiresAt, names }: OpenList): PublicShortListWire {
  return {
    title: list.title || usualTitle,
    expiresAt: expiresAt.toISOString(),
    names: list.names.flatMap(({ id }, index) => {
      const name = names[index];
      return name ? [{ ...name, id }] : [];
    }),
  };
}
