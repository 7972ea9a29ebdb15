import type { CaseStudySlug } from '../routes.ts'
import type { ServiceGroup } from '../schemas/service.ts'
import type { CorePage } from '../schemas/core-page.ts'
import { site } from '../site.ts'

interface HomePage extends CorePage {
  audience: { heading: string; text: string }
  groups: Record<ServiceGroup, { heading: string; text: string }>
  work: { heading: string; items: { slug: CaseStudySlug; why: string }[] }
  steps: { heading: string; items: { name: string; duration: string; detail: string }[] }
  proof: { heading: string; items: { name: string; detail: string }[] }
  where: { heading: string; text: string }
}

export const home: HomePage = {
  title: 'We build the software between your work and your customers',
  metaTitle: 'Software and AI that close the gaps in Pittsburgh',
  description:
    'Custom software, useful AI, search visibility and plain advice for small firms in and around Pittsburgh. Fixed prices, one contact, code you own.',
  summary:
    'Custom tools, useful AI, pages that get found, and straight advice, for owners in and around Pittsburgh who would rather see something running in three weeks than read about it.',
  updated: '2026-11-20',
  audience: {
    heading: 'For firms of three to two hundred people',
    text: 'You run a shop, a practice, a plant or an office where the work is good and the paperwork around it is not. Someone types the same order twice, a list lives in one head, and new customers discover the firm across the river first. Those are the gaps that we span.',
  },
  groups: {
    build: {
      heading: '“No product does what we do.”',
      text: 'We write the small tool that fits, one useful piece at a time, or turn your own idea into something that others subscribe to.',
    },
    find: {
      heading: '“People look for us and find somebody else.”',
      text: 'We mend what keeps search engines and assistants from reading you, and follow each campaign through to the paid invoice.',
    },
    run: {
      heading: '“Too much of the day goes into typing.”',
      text: 'We connect the programs you already have, test if AI can take over a chore, and tell you before you buy whether you should.',
    },
  },
  work: {
    heading: 'Made on our own account',
    items: [
      {
        slug: 'flowforge',
        why: 'A workflow engine on one page: a step fails, is automatically tried again, and then the case waits for a person.',
      },
      {
        slug: 'llmstxtbuddy',
        why: 'A list of pages becomes a guide that machines can read, and every mistake is identified by its line.',
      },
    ],
  },
  steps: {
    heading: 'From first call to something that runs',
    items: [
      {
        name: 'Talk',
        duration: '1 hour, free',
        detail:
          'You describe what is in the way, and we say if we are the right people, and who would be if not.',
      },
      {
        name: 'Look',
        duration: '1 week',
        detail: 'We observe the work where it is done and calculate what it costs you today.',
      },
      {
        name: 'Agree',
        duration: '2 days',
        detail:
          'Together we settle one first piece, one fixed price, one delivery date, and a list of what done means.',
      },
      {
        name: 'Build',
        duration: '3 to 5 weeks',
        detail:
          'You use it before we discuss the next piece, and you may stop at any moment and keep everything.',
      },
    ],
  },
  proof: {
    heading: 'Check us without taking our word',
    items: [
      {
        name: 'Test this site',
        detail:
          'Run Lighthouse, axe or any crawler on any page here, because this website is built the way we build for clients.',
      },
      {
        name: 'Redo our sums',
        detail:
          'Every price example on these pages shows its assumptions, so that you can change them and see if we are right.',
      },
      {
        name: 'Read what we rejected',
        detail:
          'Each case study explains a decision that we rejected, and says plainly what was not measured.',
      },
    ],
  },
  where: {
    heading: 'Thirty-one places, no pretend offices',
    text: `${site.name} works at your counter, in your yard or on a screen, from the city's neighborhoods out to four counties, with one page for each place about which we have something true to say.`,
  },
}
