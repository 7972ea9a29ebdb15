import type { CorePage } from '#engine/schemas/core-page.ts'
import { site } from '#model/site.ts'

interface ServicesPage extends CorePage {
  guide: { heading: string; text: string }
  city: { heading: string; text: string }
  prices: { heading: string; paragraphs: string[] }
  limits: { heading: string; items: string[] }
}

export const services: ServicesPage = {
  title: 'What we can do for you',
  metaTitle: 'Our services and what they cost',
  description: `Everything ${site.name} offers in ${site.address.locality}, sorted by what you need it for, how our prices work, and what we leave to others.`,
  summary:
    'Find the sentence that sounds like your situation, and follow it to the service that goes with it.',
  card: 'Everything we offer, sorted by what you need it for, with how our prices work.',
  updated: '2026-11-23',
  guide: {
    heading: 'Which one do you need?',
    text: 'These are things that people say when they call us. Each one leads to the page where that conversation goes on.',
  },
  city: {
    heading: 'Where we do it',
    text: `We work in ${site.areaServed}. [What that means for a customer: visits, deliveries, opening hours.]`,
  },
  prices: {
    heading: 'How our prices work',
    paragraphs: ['[How a price comes about, what it includes, and what it doesn’t.]', '[What is free.]'],
  },
  limits: {
    heading: 'What we leave to others',
    items: ['[Something you are asked for and don’t do, and who does it well.]'],
  },
}
