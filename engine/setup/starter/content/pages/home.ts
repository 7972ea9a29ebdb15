import type { CaseStudySlug } from '#model/routes.ts'
import type { CorePage } from '#engine/schemas/core-page.ts'
import type { PictureFields } from '#engine/schemas/picture.ts'
import type { ServiceGroup } from '#engine/schemas/service.ts'
import { site } from '#model/site.ts'

interface HomePage extends CorePage {
  audience: { heading: string; text: string }
  groups: Record<ServiceGroup, { heading: string; text: string }>
  work: { heading: string; items: { slug: CaseStudySlug; why: string }[] }
  steps: { heading: string; items: { name: string; duration: string; detail: string }[] }
  proof: { heading: string; items: { name: string; detail: string }[] }
  where: { heading: string; text: string; photo?: PictureFields }
  photo?: PictureFields
}

export const home: HomePage = {
  title: `[What ${site.name} does, in one plain sentence]`,
  metaTitle: `[What you do] in ${site.address.locality}`,
  description: `${site.name} in ${site.address.locality}: [what you do, for whom, and the one thing a customer remembers afterward, in a sentence or two].`,
  summary:
    '[Two sentences: what a customer gets from you, and how soon. Write them the way you would say them on the phone.]',
  card: `[What you do] in ${site.address.locality}, for whom you do it, and how a new customer gets started.`,
  updated: '2026-11-23',
  audience: {
    heading: '[For whom you work]',
    text: '[Describe the day of a customer who needs you: what bothers them, what they have tried, and what they would like to have done by Friday.]',
  },
  groups: {
    build: {
      heading: '[What customers say when they need this]',
      text: '[One or two sentences about the first group of your services.]',
    },
    find: {
      heading: '[What others say when they call]',
      text: '[One or two sentences about the second group of your services.]',
    },
    run: {
      heading: '[And what a third group asks for]',
      text: '[One or two sentences about the third group of your services.]',
    },
  },
  work: { heading: 'Work we can show', items: [] },
  steps: {
    heading: 'From the first call to a result',
    items: [
      {
        name: 'Talk',
        duration: '[how long, and what it costs]',
        detail: 'You tell us what you need, and we tell you if we are the right people for it.',
      },
      {
        name: 'Agree',
        duration: '[how long]',
        detail: 'You get a price, a date and a list of what is included, in writing, before anything starts.',
      },
      {
        name: 'Do it',
        duration: '[how long]',
        detail: '[What happens next, and what the customer has in hand at the end.]',
      },
    ],
  },
  proof: {
    heading: 'Why people trust us',
    items: [
      { name: '[A promise you keep]', detail: '[How a customer can check that you keep it.]' },
      { name: '[Another one]', detail: '[How a customer can check that one.]' },
    ],
  },
  where: { heading: 'Where we work', text: `We work in ${site.areaServed}.` },
}
