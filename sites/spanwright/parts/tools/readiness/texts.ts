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

/** The questions that we ask on a first call, in order. */
export const readinessQuestions: readonly ReadinessQuestion[] = [
  {
    id: 'task',
    question: 'Can you name one task, and who does it today?',
    why: 'You can test a tool only against a particular task, and “using AI” isn’t one.',
    means: {
      yes: 'Good. A trial has something to measure against.',
      partly: 'Pick the part that comes up most and leave the rest.',
      no: 'Watch your office for a week and list what keeps coming back.',
    },
    isRequired: true,
  },
  {
    id: 'volume',
    question: 'Does it come up twenty times a week or more?',
    why: 'Setting up a tool and checking it costs the same for five cases as for five hundred.',
    means: {
      yes: 'That’s enough for a trial. A tool built for you wants thirty a day.',
      partly: 'Then each case had better be long or expensive.',
      no: 'The chat window of any AI assistant may be all you need.',
    },
  },
  {
    id: 'cases',
    question: 'Could you pull together fifty past cases with the right result?',
    why: 'Without them, you can’t know how often a tool gets it wrong.',
    means: {
      yes: 'You’ve got a test no vendor can argue with.',
      partly: 'Collect the rest while you keep doing it by hand.',
      no: 'Start keeping them today, and in a month you may have enough.',
    },
  },
  {
    id: 'check',
    question: 'Will a person see each result before anything happens?',
    why: 'A language model sounds just as confident when it’s completely wrong.',
    means: {
      yes: 'A mistake costs you a minute, not a customer.',
      partly: 'Decide which results can go out unseen, and why.',
      no: 'Don’t start. First find the spot where a person signs off.',
    },
    isRequired: true,
  },
  {
    id: 'data',
    question: 'Do you know which data may leave the building?',
    why: 'Contracts, health records and personnel files come with rules that a vendor’s promise doesn’t change.',
    means: {
      yes: 'You know from the start which tools you can use.',
      partly: 'Start with a task whose data is harmless.',
      no: 'Ask whoever handles your contracts before you paste anything.',
    },
    isRequired: true,
  },
  {
    id: 'cost',
    question: 'Do you know what the task costs by hand?',
    why: 'If you don’t know that, you can’t tell a reasonable price from a bad one.',
    means: {
      yes: 'Run it through the break-even calculator above.',
      partly: 'Keep a tally for five days.',
      no: 'The first calculator above gives you the number.',
    },
  },
  {
    id: 'written',
    question: 'Is there a sheet that says how to do the task?',
    why: 'If two people do it in two different ways, a tool will find a third one.',
    means: {
      yes: 'You know the exceptions, and you can test them.',
      partly: 'Start with the exceptions. They’re what matters.',
      no: 'Write it. That may be all the help you need.',
    },
  },
  {
    id: 'owner',
    question: 'Would one of your people own it?',
    why: 'A named person looks at the odd cases, notices when results get worse, and can switch it off.',
    means: {
      yes: 'Give that person an hour a week for it.',
      partly: 'If two people each own half of it, it has no owner. Pick one.',
      no: 'Then it’ll run until a customer complains.',
    },
  },
  {
    id: 'exit',
    question: 'Could you go back to doing it by hand next week?',
    why: 'A trial that you can’t end isn’t a trial, because you’ve already bought it.',
    means: {
      yes: 'You can afford to try.',
      partly: 'Keep doing one case in ten the old way.',
      no: 'Start with something you could live without.',
    },
  },
]

export const readinessTexts = {
  caption: 'Nine questions to ask before a trial, and why',
  answers: { yes: 'Yes', partly: 'Partly', no: 'No' } satisfies Record<Answer, string>,
  why: 'Why we ask:',
  required: 'A “no” here stops the rest.',
  restart: 'Start over',
  progress: (given: number, of: number) => `${given} of ${of} answered`,
  result: 'Result',
  verdicts: {
    unfinished: { name: 'Not finished', text: 'Answer every question to see the result.' },
    'not-yet': {
      name: 'Not yet',
      text: 'One of the three required questions got a “no.” No tool can make up for that.',
    },
    prepare: {
      name: 'Prepare first',
      text: 'The idea is sound, but you’ve got some gaps. Fix these points, then ask again.',
    },
    trial: {
      name: 'Ready for a small trial',
      text: 'Take one task, fifty cases and four weeks. Count what goes wrong.',
    },
  },
  because: 'Because of these answers',
  rules: [
    'A “no” to any of the three required questions: not yet.',
    'A “partly” on a required question, or more than three answers short of a yes: prepare first.',
    'Everything else: ready for a small trial.',
  ],
} as const
