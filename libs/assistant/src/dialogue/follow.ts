import type { Question } from '../answerer.ts';
import { readMessage, type Understood } from '../understanding/read-message.ts';
import { actOf, applied, continuedOf, isRepeatable } from './act.ts';
import { choose } from './choose.ts';
import { aboutAnswer } from './continuing/about-answer.ts';
import { ageAsked } from './continuing/age.ts';
import { bareFollowUp } from './continuing/bare.ts';
import { birthDayAsked } from './continuing/birth-day.ts';
import { completedQuestion } from './continuing/completed-question.ts';
import { birthMonthAsked, expectedBirth } from './continuing/expected-birth.ts';
import { askedForName } from './continuing/introduced.ts';
import { ofListedNumbers } from './continuing/listed.ts';
import { otherBirth } from './continuing/other-birth.ts';
import { otherPartner } from './continuing/other-partner.ts';
import { otherSlot } from './continuing/other-slot.ts';
import { numberOfTwo, sameNumberOfTwo } from './continuing/same-number.ts';
import { continuedSearch } from './continuing/search.ts';
import type { Dialogue } from './dialogue.ts';
import { type EpochQuestion, epochQuestion, epochTopics } from './epoch.ts';
import { hardshipAfter, hardshipReply, isMourning, moodOf } from './hardship.ts';
import { isStory, reportedOf } from './implied.ts';
import { languageRequest } from './language-request.ts';
import { courtesies } from './manners/stay-in-mood.ts';
import { actsOf, forCompany, withPeriod } from './message-acts.ts';
import { withNextPeriod } from './next-period.ts';
import { type AskedSchool, askedSchool } from './school.ts';
import { situationAfter } from './situation.ts';
import { birthWithoutDay, dateWithDay, startState } from './start.ts';
import { type Act, type DialogueState, emptyAct, type StatePerson } from './state.ts';
import { afterProduct } from './subject/after-product.ts';
import { withJudgedNames } from './subject/judged-names.ts';
import { ongoingNames } from './subject/ongoing-names.ts';
import { plansQuestion } from './subject/plans.ts';
import { likelyProduct, productGoesOn } from './subject/product-aspects.ts';
import { studioOf, studioQuestion } from './subject/studio.ts';
import { limitsSearch, originAsked, spellingsAsked } from './subject/studio-facts.ts';
import { introducedInParts, introducedInSpeech, withAccount, withSpeaker } from './who/account.ts';
import { type Correction, findCorrection } from './who/corrections.ts';
import { focusOf } from './who/focus.ts';
import { withKnownPeople } from './who/known-again.ts';
import { pairIntents } from './who/pair-intents.ts';
import { mergePeople } from './who/people.ts';
import { withRelativeNamed } from './who/relative-named.ts';
import { withNamesOfPeople, withoutAddress } from './who/resolve-text.ts';
import { withoutIntent } from './without-intent.ts';

/** Reads the message in its conversation: the reducer of the dialogue. */
export function followDialogue(asked: Question): Dialogue {
  const started = withSpeaker(withAccount(startState(asked), asked.text), asked.text);
  const question = {
    ...asked,
    text: withNamesOfPeople(
      introducedInParts(introducedInSpeech(withoutAddress(asked.text)), started),
      started.people,
      started.who,
    ),
  };
  const school = askedSchool(question.text);
  const dialogue = school ? inSchool(question, started, school) : followIn(question, started);
  const hardship = hardshipAfter(started.hardship, dialogue.manner, dialogue.message);
  const situation = situationAfter(started.situation, dialogue.message, dialogue.acts[0], started);
  const product = dialogue.manner?.startsWith('produto') ? dialogue.manner : null;
  return { ...dialogue, state: { ...dialogue.state, hardship, situation, product } };
}

/** A message that names a school: the rest of it in that school, or the question before again. */
function inSchool(question: Question, started: DialogueState, { system, text }: AskedSchool): Dialogue {
  const state = { ...started, system };
  if (text !== '') return followIn({ ...question, text }, state);
  const act = state.act ?? { ...emptyAct, intent: 'mapa', topics: ['mapa' as const] };
  const message = readMessage(question.text, question.today, state.people, { language: state.language, period: null });
  return { message, state: applied(state, act), acts: [act], manner: null, corrected: null };
}

/** The message in its conversation, and the state that it is read in. */
function readIn(
  { text: given, today }: Question,
  before: DialogueState,
): { message: Understood; state: DialogueState } {
  const period = before.time.last.at(-1) ?? null;
  const text = dateWithDay(before.wrongDate, given) ?? given;
  const read = readMessage(text, today, before.people, { language: before.language, period });
  const born = birthWithoutDay(read, today);
  const known = withKnownPeople(
    born === null && read.read.wrongDates.length === 0 ? read : withoutPeriods(read),
    before,
  );
  const message = withNextPeriod(withRelativeNamed(known, before), before, today);
  const wrongDate = message.read.wrongDates[0]?.text ?? born;
  return { message, state: { ...before, language: message.language, wrongDate } };
}

function followIn(question: Question, before: DialogueState): Dialogue {
  const { message, state } = readIn(question, before);
  return languageRequest(message, state, before) ?? followRead(question, message, withoutOwnName(message, state));
}

/** Words of a question that goes on about the own name. */
const ofOwnName =
  /\b(?:nomes?|letras?|assin\w+|sequencias?|triangulo|acentos?|sobrenomes?|iss[oa]|del[ea]s?|el[ea]s?|ess[ea]s?|mud\w+|tir\w+|desfa\w+|qual|usar)\b/u;

/** After a look at the own name alone, any other question leaves it. */
function withoutOwnName({ words, read }: Understood, state: DialogueState): DialogueState {
  const { mode, names } = state.table;
  const isLeft = mode === 'assinatura' && names.length === 0 && read.names.length === 0 && !ofOwnName.test(words);
  return isLeft ? { ...state, table: { ...state.table, mode: null } } : state;
}

/** The dialogue after a message that was read. */
function followRead(question: Question, message: Understood, state: DialogueState): Dialogue {
  const reply = hardshipReply(message, state);
  if (reply !== null) {
    const mood = state.mood ?? moodOf(state.hardship);
    const people = withGiven(message, state, question.today);
    return { message, state: { ...state, mood, people }, acts: [], manner: reply, corrected: null };
  }
  const fact = studioFact(message, state, question.today);
  if (fact !== null) return fact;
  const asked =
    productGoesOn(message, state) ??
    plansQuestion(message, state) ??
    (state.mood === null && !limitsSearch(message, state) ? studioQuestion(message, state) : null) ??
    likelyProduct(message, state);
  if (asked !== null) {
    return { message, state: afterProduct(asked, message, state), acts: [], manner: asked, corrected: null };
  }
  const other = otherBirth(message, state);
  if (other !== null)
    return {
      message,
      state: { ...applied(state, other), time: state.time },
      acts: [other],
      manner: null,
      corrected: null,
    };
  const correction = correctionIn(message, state, question.today);
  if (correction && state.act) return corrected(state, message, correction);
  const people = mergePeople(state, message, question.today);
  const request =
    askedForName(message, state) ??
    sameNumberOfTwo(message, state) ??
    numberOfTwo(message, state, people) ??
    ageAsked(message, state, people) ??
    ofListedNumbers(message, state) ??
    otherPartner(message, state, people) ??
    otherSlot(message, state) ??
    bareFollowUp(message, state, question.today) ??
    aboutAnswer(message, state);
  if (request !== null) return answered(request, { message, state, people });
  const followed = withData({ ...state, people }, message, people, { today: question.today, before: state.people });
  const studio = followed.acts.length > 0 ? null : (studioOf(followed.manner) ?? followed.state.studio);
  // A person who is missed or dead may be read, and the end or the death still weighs.
  const [followedAct] = followed.acts;
  const isOfMissed = state.mood === 'rompimento' && followedAct !== undefined && pairIntents.has(followedAct.intent);
  const isOfDead =
    state.mood !== null && isMourning(state) && followedAct?.who.every((label) => label !== 'eu') === true;
  const mood = isOfMissed || isOfDead ? state.mood : followed.state.mood;
  // The dead is read when it is asked for, by a name and a date alone; a name that is mentioned makes no person.
  const isMourned = followed.acts.length === 0 && followed.state.mood !== null && isMourning(followed.state);
  const given = isMourned ? withGiven(message, state, question.today) : followed.state.people;
  return { ...followed, state: { ...followed.state, mood, studio, people: given } };
}

/** A question that the studios answer by facts of one name. */
function studioFact(message: Understood, state: DialogueState, today: string): Dialogue | null {
  if (state.mood !== null || message.care.length > 0) return null;
  const people = mergePeople(state, message, today);
  const spellings = spellingsAsked(message, { ...state, people });
  if (spellings !== null) return answered(spellings, { message, state, people });
  const origin = originAsked(message, state);
  return origin === null ? null : answered(origin, { message, state, people: state.people });
}

/** The month of a birth is no time to read, and the clause that gives it asks nothing. */
function withoutPeriods(message: Understood): Understood {
  const asking = message.segments.filter(({ periods, isAsked }) => periods.length === 0 || isAsked);
  const segments = (asking.length > 0 ? asking : message.segments).map((one) => ({ ...one, periods: [] }));
  return { ...message, periods: [], segments };
}

/** The people after a reply to a loss or a danger: with those of whom the date is given, and no others. */
function withGiven(message: Understood, state: DialogueState, today: string): readonly StatePerson[] {
  const isGiven = message.read.people.some(({ birthDate }) => birthDate !== null);
  return isGiven ? mergePeople(state, message, today) : state.people;
}

/** A correction of a person; none while the letters of a name are changed: `e com um l só?` */
function correctionIn(message: Understood, state: DialogueState, today: string) {
  return ongoingNames(message, state) === null ? findCorrection(state, message, today) : null;
}

function corrected(state: DialogueState, message: Understood, { people, label, was = label }: Correction): Dialogue {
  const asked = message.topics.filter((topic) => topic !== 'mapa');
  // `O nome é com h, muda a expressão?` asks for another number than before.
  const other = asked.length > 0 ? { intent: 'numero', topics: asked, of: null } : {};
  const asBefore = state.act ?? emptyAct;
  const who = asBefore.who.map((one) => (one === was ? label : one));
  const act = { ...asBefore, ...other, who, words: message.words };
  const before = state.people.find((one) => one.label === was) ?? null;
  const next = { ...state, who, people, awaited: null, corrected: before };
  return { message, state: next, acts: [act], manner: null, corrected: label };
}

/** Questions that share their words with a story. */
const ofStories = new Set(['periodo', 'area', 'conto', 'profissao', 'pratica']);

function withData(
  state: DialogueState,
  message: Understood,
  people: readonly StatePerson[],
  { today, before }: { readonly today: string; readonly before: readonly StatePerson[] },
): Dialogue {
  const choice = choose(message, state);
  const continued = continuedQuestion(choice.manner, state, message, people, today);
  if (continued !== null) return continued;
  const { awaited } = state;
  const hasData =
    message.read.people.some(({ name, birthDate }) => name || birthDate) ||
    message.read.loose.birthDate ||
    message.read.isBareAnswer;
  const isCourteous = choice.manner === null || (courtesies.has(choice.manner) && !message.read.isBareAnswer);
  const isOnlyData = hasData && isCourteous && (choice.intent === null || choice.score < 3);
  if (awaited && isOnlyData) {
    const labels = message.read.people.map(({ label }) => label);
    const who = awaited.act.who.map((label) =>
      label === awaited.label ? awaitedLabel(state, people, labels, label) : label,
    );
    const act = forCompany({ ...awaited.act, who }, message, people);
    return { message, state: applied({ ...state, awaited: null }, act), acts: [act], manner: null, corrected: null };
  }
  const completed = completedQuestion(state, message, before, choice);
  if (completed !== null) return completed;
  const judged = withJudgedNames({ ...state, people: before }, message, people, choice);
  if (judged !== null) return judged;
  const isWeak = choice.intent === null || choice.score < 4.6 || (choice.score < 9 && ofStories.has(choice.intent));
  if (choice.manner === null && isWeak && !hasData && !message.corrects && isStory(message, state)) {
    const act = actOf('conto', message, message, ['eu'], state);
    return { message, state: applied(state, act), acts: [act], manner: null, corrected: null };
  }
  const isReport =
    choice.score < 4.6 && choice.manner === null && reportedOf(message, people, state.mood) !== null && !isOnlyData;
  const isMet = choice.intent === 'conto' && Boolean(hasData);
  const isAnother = isOnlyData === true && asksOfAnother(message, state);
  if (choice.intent === null || isReport || isMet || isAnother)
    return withoutIntent({ state, message, people, manner: choice.manner, isOnlyData: isMet || isOnlyData === true });
  const acts = actsOf(choice, message, state, people).map((act) => withPeriod(act, today));
  const [first = emptyAct] = acts;
  return { message, state: applied(state, first), acts, manner: choice.manner, corrected: null };
}

/** `E minha mãe, Neusa Lopes, 19/03/1935?`, `quis dizer da minha filha, Carla Prado`: the question before of another person. */
function asksOfAnother({ words, corrects }: Understood, { act }: DialogueState): boolean {
  const isMeant =
    corrects || /^(?:e |el[ae] nasceu\b)|^(?:[oa] )?(?:meu|minha) \w+ (?:tem|tinha|teria|teve)\b/u.test(words);
  return isMeant && act !== null && isRepeatable(continuedOf(act));
}

/** A request about the answer before; a summary of it leaves the question as it was. */
function answered(
  act: Act,
  { message, state, people }: { message: Understood; state: DialogueState; people: readonly StatePerson[] },
): Dialogue {
  const next = act.intent === 'emUmaFrase' ? state : applied({ ...state, people }, act);
  const mood = isMourning(state) ? state.mood : next.mood;
  return { message, state: { ...next, mood }, acts: [act], manner: null, corrected: null };
}

/** A time of life, a day of birth, or a search that goes on; null for any other message. */
function continuedQuestion(
  manner: string | null,
  state: DialogueState,
  message: Understood,
  people: readonly StatePerson[],
  today: string,
): Dialogue | null {
  const asked = (act: Act): Dialogue => ({
    message,
    state: applied({ ...state, people }, act),
    acts: [act],
    manner: null,
    corrected: null,
  });
  const epoch = manner === null || manner === 'previsao' ? epochQuestion(message, state, today) : null;
  if (epoch !== null) return asked(epochAct(epoch, state, message, people));
  const search = message.care.length === 0 ? continuedSearch(message, state, newlyDated(message, state, people)) : null;
  if ((manner === null || manner === 'parto') && birthMonthAsked(message, state)) {
    const found = asked(actOf('mesDeNascer', message, message, ['eu']));
    return { ...found, state: { ...found.state, table: state.table } };
  }
  if (manner !== null) return search === null ? null : asked(search);
  const day = birthDayAsked(message, state);
  if (day !== null) return asked({ ...actOf('diaDeNascer', message, message, ['eu']), number: day, periods: [] });
  const birth = expectedBirth(message, state, today);
  if (birth !== null) return ofExpectedBirth(birth, state, message, people);
  return search === null ? null : asked(search);
}

/** A time of life; a phase that was spoken of goes on with another age or year. */
function epochAct(
  { intent, ...asked }: EpochQuestion,
  state: DialogueState,
  message: Understood,
  people: readonly StatePerson[],
): Act {
  const who = focusOf('periodo', message, message, { ...state, people }, people).slice(0, 1);
  return { ...actOf(intent, message, message, who), ...asked, topics: epochTopics(message, state) };
}

/** Other people of this message with a birth date. */
function newlyDated({ read }: Understood, state: DialogueState, people: readonly StatePerson[]): readonly string[] {
  return read.people
    .filter(({ label, birthDate }) => label !== 'eu' && birthDate !== null && !state.who.includes(label))
    .map(({ label }) => label)
    .filter((label) => people.some((one) => one.label === label));
}

/** The names on the table against the day on which the child is expected. */
function ofExpectedBirth(
  birthDate: string,
  state: DialogueState,
  message: Understood,
  people: readonly StatePerson[],
): Dialogue {
  const child: StatePerson = { label: 'bebe', name: null, birthDate, bond: 'familia', gender: null };
  const act = actOf('escolher', message, message, ['eu']);
  const after = applied(state, act);
  const next = {
    ...after,
    table: state.table,
    time: { ...after.time, last: [{ span: 'day' as const, date: birthDate }] },
  };
  const others = people.filter(({ label }) => label !== 'bebe');
  return { message, state: { ...next, people: [...others, child] }, acts: [act], manner: null, corrected: null };
}

/** The awaited person may be known by a relation and answered by a name. */
function awaitedLabel(
  state: DialogueState,
  people: readonly StatePerson[],
  labels: readonly string[],
  label: string,
): string {
  const only = labels.length === 1 && people.some((one) => one.label === labels[0]) ? labels[0] : undefined;
  const awaited = people.find((one) => one.label === label);
  if (!only || only === label || (awaited?.name && awaited.birthDate)) return label;
  return state.people.some((one) => one.label === only) && only === 'eu' ? label : only;
}
