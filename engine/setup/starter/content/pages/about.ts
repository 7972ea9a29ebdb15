import type { CorePage } from '#engine/schemas/core-page.ts'
import type { PictureFields } from '#engine/schemas/picture.ts'
import { site } from '#model/site.ts'

interface AboutPage extends CorePage {
  name: { heading: string; paragraphs: string[] }
  principles: { heading: string; items: { name: string; detail: string; cost: string }[] }
  founder: { heading: string; paragraphs: string[]; photo?: PictureFields }
  writing: { heading: string; items: { name: string; detail: string }[] }
  notClaimed: { heading: string; text: string; items: string[] }
  wrong: {
    heading: string
    paragraphs: string[]
    /** What happens after a mistake, in this order. */
    steps: readonly { name: string; duration: string; detail: string }[]
  }
}

export const about: AboutPage = {
  title: `About ${site.name}`,
  metaTitle: 'About us: who we are and how we work',
  description: `Who works at ${site.name} in ${site.address.locality}, the rules we keep and what each one costs us, and what we do when something goes wrong.`,
  summary: `[Two sentences about ${site.name}: who it is, since when, and what is different about it.]`,
  card: 'Who works here, the rules we keep, what each one costs us, and how we handle a mistake.',
  updated: '2026-11-23',
  name: {
    heading: 'What we do',
    paragraphs: ['[How the business began, and what it does today, told the way you would tell a neighbor.]'],
  },
  principles: {
    heading: 'Our rules, and what each one costs us',
    items: [
      { name: '[A rule]', detail: '[What it means for a customer.]', cost: '[What you give up for it.]' },
      {
        name: '[Another rule]',
        detail: '[What it means for a customer.]',
        cost: '[What you give up for it.]',
      },
    ],
  },
  founder: {
    heading: 'The person behind it',
    paragraphs: [`[Who ${site.founder.name} is, in a few sentences that a customer can use.]`],
  },
  writing: {
    heading: 'Who writes this, and how to complain',
    items: [
      { name: 'Who writes it', detail: `${site.founder.name} does, unless an article says otherwise.` },
      {
        name: 'How to complain',
        detail: `If you find a mistake, write to ${site.email} and name the page and the sentence. If you’re right, we’ll correct it and change the page’s date.`,
      },
    ],
  },
  notClaimed: {
    heading: 'What you won’t find on this site',
    text: 'Pages like this one usually have a few things that we left out for a reason.',
    items: ['Praise without a name. A quote that nobody signed proves nothing.'],
  },
  wrong: {
    heading: 'When we’re wrong',
    paragraphs: ['[How your customers hear of a mistake, and how soon.]'],
    steps: [
      { name: '[The first thing you do]', duration: 'First', detail: '[What that takes.]' },
      { name: '[What you do next]', duration: 'Then', detail: '[What that takes.]' },
      { name: '[How it ends]', duration: 'Last', detail: '[What the customer has in hand then.]' },
    ],
  },
}
