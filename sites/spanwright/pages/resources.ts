import type { CorePage } from '../../../engine/schemas/core-page.ts'

export interface Checklist {
  id: string
  name: string
  use: string
  items: string[]
}

interface ResourcesPage extends CorePage {
  /** Its name in breadcrumbs. */
  label: string
  checklists: { heading: string; text: string; items: Checklist[] }
  calculators: { heading: string; text: string; manualWork: string; breakEven: string }
  readiness: { heading: string; text: string }
  papers: { heading: string }
  glossary: { heading: string; items: { term: string; meaning: string }[] }
  siteMap: { heading: string }
}

export const resources: ResourcesPage = {
  title: 'Free checklists, calculators and plain words',
  label: 'Resources',
  metaTitle: 'Free checklists, calculators and glossary',
  description:
    'Checklists to print, two calculators, an AI self-check, a sample agreement, our own mistakes, and a plain-English glossary. No sign-up.',
  summary:
    'You can use all of this without us: it’s free, and we don’t ask for your email address. Print the checklists, run your own numbers, and look up the words vendors throw at you.',
  card: 'Checklists to print, two calculators, an AI self-check, a sample agreement and a plain-English glossary. Free, no sign-up.',
  updated: '2026-11-23',
  checklists: {
    heading: 'Checklists to print',
    text: 'Each of them fits on a single sheet of paper.',
    items: [
      {
        id: 'handover',
        name: 'Before you accept a new website',
        use: 'Go through it with the builder before you make the last payment.',
        items: [
          'The domain, hosting and email accounts are in your company’s name, and two people can sign in',
          'You have a copy of the text, photos and code',
          'Every page opens within three seconds on an old phone with a weak signal',
          'You can reach everything with the Tab key and see where you are',
          'Old addresses forward to the new pages in one step',
          'Hours and phone number match the map listing and the sign on the door',
          'Nothing tracks a visitor before they agree',
          'Somebody has restored a backup, as a drill',
          'There’s a note on how to change the hours, and one of your people has done it',
        ],
      },
      {
        id: 'automation',
        name: 'Should you automate it?',
        use: 'Fill it in for one job, where seven or more yeses is a good sign.',
        items: [
          'It happens at least twenty times a week',
          'Two people would describe the steps the same way',
          'Somebody types the same fact more than once',
          'You can name the exceptions, and they’re fewer than one in four',
          'The programs involved can import or export somehow',
          'You’d catch a mistake before it reached a customer',
          'Somebody would own it, check the odd cases and be able to switch it off',
          'You know what you’d do with the hours you get back',
          'You’ve kept a five-day tally',
        ],
      },
      {
        id: 'ai',
        name: 'Before you sign for an AI product',
        use: 'Send it to the vendor and ask for the answers in writing.',
        items: [
          'It was tested on at least fifty of our own cases',
          'We know how often it sounded sure and was wrong',
          'A person sees each result before anything happens',
          'We know what data leaves the building, where it goes and how long it stays',
          'Our data isn’t used for training, and the contract says so',
          'We’ll be told before the underlying model changes',
          'We know the price for a hundred cases, and for two hundred',
          'We can export everything and leave on short notice',
          'Our people know what they can’t put into it',
          'Somebody who doesn’t sell the product reads the contract',
        ],
      },
    ],
  },
  calculators: {
    heading: 'Run the numbers',
    text: 'Type in your own figures, even if they’re rounded, or do it on paper with the formula above each example.',
    manualWork: 'What manual work costs a year',
    breakEven: 'When automation pays off',
  },
  readiness: {
    heading: 'Are you ready to try AI?',
    text: 'Here are nine questions that we’d ask on a first call. You’ll get an answer in words instead of a score, and nothing you choose leaves your browser.',
  },
  papers: { heading: 'Read these before you hire us' },
  glossary: {
    heading: 'Words vendors use, in plain English',
    items: [
      {
        term: 'AEO',
        meaning:
          'Answer-engine optimization: making the facts on your site easy for AI assistants to find and to repeat correctly.',
      },
      {
        term: 'API',
        meaning: 'A door that programs use to talk to each other, so that nobody has to retype anything.',
      },
      {
        term: 'Backup',
        meaning:
          'A second copy that’s kept somewhere else, which doesn’t count until somebody has restored it.',
      },
      {
        term: 'CRM',
        meaning:
          'A program that keeps customers, conversations and next steps, which helps if everybody uses it and hurts if only half of them do.',
      },
      {
        term: 'Language model',
        meaning:
          'A program that continues text in a likely way and can turn messy text into tidy fields, but doesn’t know when it’s wrong.',
      },
      {
        term: 'Open source',
        meaning:
          'Code that anybody may read and use under a license, free to get but not free to look after.',
      },
      {
        term: 'RPA',
        meaning:
          'Software that operates other programs by clicking and typing the way you would. It’s a last resort, because it breaks when a button moves.',
      },
      {
        term: 'SaaS',
        meaning:
          'Software as a service: you rent a program by the month, and it runs on its maker’s computers.',
      },
      {
        term: 'Structured data',
        meaning:
          'Labels in a page that tell machines what a piece of text is, such as a question or your hours.',
      },
    ],
  },
  siteMap: { heading: 'Every page on this site' },
}
