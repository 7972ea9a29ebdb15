import { serviceSlugs } from '../../../model/routes.ts'
import type { CorePage } from '../../../engine/schemas/core-page.ts'
import { terms } from '../../../model/terms.ts'

interface ServicesPage extends CorePage {
  guide: { heading: string; text: string }
  city: { heading: string; text: string }
  prices: { heading: string; paragraphs: string[] }
  limits: { heading: string; items: string[] }
}

export const services: ServicesPage = {
  title: 'Find the sentence that sounds like your week',
  metaTitle: 'Software, AI, SEO and consulting services',
  description: `All ${serviceSlugs.length} services on one page, sorted by the problem they solve. Which one you need, how our prices work, and what we leave to others.`,
  summary:
    'You’re not shopping for a service. You want something to stop, or something to start, so look for the line below that you could have said yourself and follow it.',
  card: 'Every service, sorted by the problem it solves, with how prices work and what we don’t do.',
  updated: '2026-11-22',
  guide: {
    heading: 'Which one do you need?',
    text: 'These are things we’d expect to hear on a first call, and each one takes you to the page where that conversation continues.',
  },
  city: {
    heading: 'Why some pages have Pittsburgh in the name',
    text: 'Some questions only come up here: local or offshore, how to work with the universities, what to do about an old plant by the river. Those pages answer them, and they aren’t copies of the general ones. If you only read one of a pair, pick the one that starts with a problem like yours.',
  },
  prices: {
    heading: 'How our prices work',
    paragraphs: [
      `A small, clear piece of work gets a fixed price before we start, and that price is the hours we expect it to take times ${terms.rate}. ${terms.overrun} Some work can’t be estimated, like rescuing somebody else’s project, so we bill it by the hour with a cap for each week.`,
      `The first talk is ${terms.firstTalk} and it’s free. Everything after that has a price, including advice, and we don’t credit advice against later work because we’d be tempted to bend it. ${terms.advice}`,
      'Each service page shows our own price ranges, which aren’t a survey of the market. If another quote is far below ours, ask what’s been left out, and if it’s far above, ask which parts you actually need.',
      'Hosting, email and AI fees go straight from you to whoever charges them, with no markup from us, and nobody pays us a commission.',
    ],
  },
  limits: {
    heading: 'What we leave to others',
    items: [
      'Office networks, printers and telephones, because a local IT service is better at those and gets there faster.',
      'Logos and brand names, where you pick a designer you like and we’re happy to work with them.',
      'Regulated medical devices, trading systems, and anything that steers a vehicle.',
      'Programmers by the head, because we finish pieces of work and don’t rent out people.',
    ],
  },
}
