export const answers = ['yes', 'partly', 'no'] as const
export type Answer = (typeof answers)[number]

export interface ReadinessQuestion {
  id: string
  question: string
  /** Why we ask. */
  why: string
  /** What each answer means. */
  means: Readonly<Record<Answer, string>>
  /** A no here stops everything else. */
  isRequired?: true
}

/** The questions that we ask in a first talk, in our order. */
export const readinessQuestions: readonly ReadinessQuestion[] = [
  {
    id: 'task',
    question: 'Can you name one task, and who does it today?',
    why: 'A tool is tested against a task, and “using AI” is none.',
    means: {
      yes: 'Good: a trial has something to be measured against.',
      partly: 'Pick the part that comes up most often and leave the rest.',
      no: 'Watch your office for a week and write down what repeats.',
    },
    isRequired: true,
  },
  {
    id: 'volume',
    question: 'Does it come up twenty times a week or more?',
    why: 'Setting up and checking cost the same for five cases as for five hundred.',
    means: {
      yes: 'Enough for the effort to come back.',
      partly: 'Then the single case should be long or expensive.',
      no: 'The chat window of any assistant may be all you need.',
    },
  },
  {
    id: 'cases',
    question: 'Could you collect fifty past cases with the right result?',
    why: 'Without them nobody can say how often a tool is wrong.',
    means: {
      yes: 'You hold a test that no vendor can argue with.',
      partly: 'Collect the rest while you go on by hand.',
      no: 'Start keeping them today; a month is often enough.',
    },
  },
  {
    id: 'check',
    question: 'Will a person see each result before it has an effect?',
    why: 'A language model sounds the same when it is wrong.',
    means: {
      yes: 'A mistake costs a minute and no customer.',
      partly: 'Decide which results may pass unseen, and why.',
      no: 'Do not begin. First find the place where a person signs.',
    },
    isRequired: true,
  },
  {
    id: 'data',
    question: 'Do you know which data may leave the house?',
    why: 'Contracts, health and staff data have rules that a vendor’s promise does not lift.',
    means: {
      yes: 'The choice of tools is clear from the start.',
      partly: 'Begin with a task whose data is harmless.',
      no: 'Ask whoever answers for your contracts before you paste anything.',
    },
    isRequired: true,
  },
  {
    id: 'cost',
    question: 'Do you know what the task costs by hand?',
    why: 'Otherwise no price can be too high or too low.',
    means: {
      yes: 'You can do the break-even sum on this page.',
      partly: 'A tally of five days fills the gap.',
      no: 'The first calculator on this page gives you the figure.',
    },
  },
  {
    id: 'written',
    question: 'Is it written down how the task is done?',
    why: 'What two people do in two ways, a tool does in a third.',
    means: {
      yes: 'The exceptions are known, and they can be tested.',
      partly: 'Write down the exceptions first; they decide.',
      no: 'One page is enough. Writing it may be the whole gain.',
    },
  },
  {
    id: 'owner',
    question: 'Would one of your people own it?',
    why: 'Somebody must look at odd cases, notice drift, and be able to switch it off.',
    means: {
      yes: 'Give that person an hour a week for it.',
      partly: 'Two half owners are none. Name one.',
      no: 'Then it would run until somebody outside complains.',
    },
  },
  {
    id: 'exit',
    question: 'Could you go back to doing it by hand next week?',
    why: 'A trial that cannot be ended is a purchase.',
    means: {
      yes: 'You can afford to try.',
      partly: 'Keep the old way warm for one case in ten.',
      no: 'Start with something that you could live without.',
    },
  },
]

export const readinessTexts = {
  caption: 'Nine questions before a trial, with the reason for each',
  answers: { yes: 'Yes', partly: 'Partly', no: 'No' } satisfies Record<Answer, string>,
  why: 'Why we ask:',
  required: 'A no here stops the rest.',
  restart: 'Start again',
  progress: (given: number, of: number) => `${given} of ${of} answered`,
  result: 'Result',
  verdicts: {
    unfinished: { name: 'Not finished', text: 'Answer every question to see the result.' },
    'not-yet': {
      name: 'Not yet',
      text: 'One of the three required questions got a no. No tool makes up for that.',
    },
    prepare: {
      name: 'Prepare first',
      text: 'The idea holds, but too much of the ground is soft. Mend these points, then ask again.',
    },
    trial: {
      name: 'Ready for a small trial',
      text: 'Take one task, fifty cases and four weeks, and count what goes wrong.',
    },
  },
  because: 'It rests on these answers',
  rules: [
    'A no to one of the three required questions: not yet.',
    'A required question that is only partly true, or more than three answers below yes: prepare first.',
    'Everything else: ready for a small trial.',
  ],
} as const
