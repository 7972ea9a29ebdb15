import type { CorePage } from '../schemas/core-page.ts'

export interface Checklist {
  id: string
  name: string
  use: string
  items: string[]
}

interface ResourcesPage extends CorePage {
  checklists: { heading: string; text: string; items: Checklist[] }
  calculators: { heading: string; text: string; manualWork: string; breakEven: string }
  readiness: { heading: string; text: string }
  glossary: { heading: string; items: { term: string; meaning: string }[] }
  siteMap: { heading: string }
}

export const resources: ResourcesPage = {
  title: 'Checklists and plain words',
  metaTitle: 'Free checklists and a plain-word glossary',
  description:
    'Printable checklists for websites, automation and AI, two calculators, an AI self-check, a glossary and a map of every page on this site.',
  summary:
    'Things you can use without us, free and without a mail address: print the lists and look up the words that vendors throw at you.',
  updated: '2026-11-20',
  checklists: {
    heading: 'Checklists to print',
    text: 'Each fits on one sheet, and they are the lists that we use ourselves, shortened to what matters for a small firm.',
    items: [
      {
        id: 'handover',
        name: 'Before you accept a new website',
        use: 'Go through it with the maker, before the last payment.',
        items: [
          'Domain, hosting and mail accounts are in the firm’s name, and two people can sign in.',
          'You hold a copy of texts, photographs and code.',
          'Each page opens on an old phone with weak signal within three seconds.',
          'Everything can be reached with the Tab key, and you can see where you are.',
          'Old addresses lead to the new pages with one redirect.',
          'Hours, phone and area are the same here, on the map and on the door.',
          'Nothing tracks a visitor before consent, as you saw together in the network panel.',
          'Somebody restored a backup once, as a trial.',
          'A note says how to change the hours, and one of your people has done it.',
        ],
      },
      {
        id: 'automation',
        name: 'Is this a process to automate?',
        use: 'Fill it in for one process: seven or more times yes is a good sign.',
        items: [
          'It happens at least twenty times a week.',
          'Two people would describe its steps the same way.',
          'The same fact is typed more than once.',
          'You can name the exceptions, which are fewer than one in four.',
          'The programs involved can import or export in some form.',
          'A mistake can be noticed before it reaches a customer.',
          'Somebody would own it, look at the odd cases and could switch it off.',
          'The freed hours already have a use.',
          'You have a tally of five days.',
        ],
      },
      {
        id: 'ai',
        name: 'Before you sign for an AI product',
        use: 'Send it to the vendor and ask for answers in writing.',
        items: [
          'It was tested on at least fifty of our own cases.',
          'We know how often it was wrong while it sounded sure.',
          'A person sees each result before it has an effect.',
          'We know which data leaves the house, where it goes and for how long.',
          'Our data is not used for training, and the contract says so.',
          'We are told before the underlying model changes.',
          'The price for a hundred cases is known, also at twice the volume.',
          'We can export everything and leave with three months of notice.',
          'Staff know what they may not put into it.',
          'Someone reads the contract who does not sell the product.',
        ],
      },
    ],
  },
  calculators: {
    heading: 'Two sums before you decide',
    text: 'Put in your own figures, in round numbers, or do it on paper with the formula beside each sum.',
    manualWork: 'What manual work costs a year',
    breakEven: 'When automating pays',
  },
  readiness: {
    heading: 'Are you ready to try AI?',
    text: 'Nine questions from our first talks, each with its reason. The answer is a sentence and not a score, and nothing you choose leaves this page.',
  },
  glossary: {
    heading: 'Words, explained once',
    items: [
      {
        term: 'AEO',
        meaning:
          'Answer-engine optimization: making facts on your site easy for AI assistants to find and to repeat correctly.',
      },
      {
        term: 'API',
        meaning:
          'A door through which programs talk to each other by agreed rules, so that nobody has to type from one into the other.',
      },
      {
        term: 'Backup',
        meaning: 'A second copy in another place. It counts only after somebody has restored it once.',
      },
      {
        term: 'Canonical address',
        meaning: 'The one address of a page that search engines should keep when several lead to it.',
      },
      {
        term: 'Cloud',
        meaning: 'Computers that belong to somebody else and are rented by the hour or month.',
      },
      {
        term: 'CRM',
        meaning:
          'A program that keeps customers, conversations and next steps, useful if everyone uses it and harmful if half do.',
      },
      { term: 'Dwell time', meaning: 'How long something has to stay the same before a system believes it.' },
      {
        term: 'ERP',
        meaning:
          'One large program for orders, stock, purchasing and books, which asks the firm to work in its way.',
      },
      {
        term: 'Idempotent',
        meaning: 'Safe to do twice: pressing an elevator button is idempotent, sending a reminder is not.',
      },
      {
        term: 'Landing page',
        meaning: 'The page a person reaches from an ad or letter, with one offer and one thing to do.',
      },
      {
        term: 'Language model',
        meaning:
          'A program that continues text in a likely way, can turn untidy text into fields, and does not know when it is wrong.',
      },
      {
        term: 'Legacy system',
        meaning:
          'An old program that still earns money. Only people who sell new ones use the word as an insult.',
      },
      {
        term: 'Open source',
        meaning:
          'Program text that anyone may read and use under a license. Free of charge is not free of care.',
      },
      {
        term: 'Pre-rendering',
        meaning: 'Making pages once, ahead of time, so that a visitor gets finished text at once.',
      },
      {
        term: 'RPA',
        meaning:
          'Software that clicks and types in other programs like a person, a last resort, since a moved button breaks it.',
      },
      {
        term: 'SaaS',
        meaning:
          'Software as a service: a program that is rented by month and runs on its maker’s computers.',
      },
      {
        term: 'Staging',
        meaning: 'A second copy of a system in which changes can be tried before customers meet them.',
      },
      {
        term: 'Structured data',
        meaning:
          'Labels in a page that tell machines what a piece of text is, such as a question or an opening hour.',
      },
    ],
  },
  siteMap: { heading: 'Every page of this site' },
}
