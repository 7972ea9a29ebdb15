import { places } from '../../../model/places.ts'
import { locationSlugs, type CaseStudySlug } from '../../../model/routes.ts'
import type { ServiceGroup } from '../../../engine/schemas/service.ts'
import type { PictureFields } from '../../../engine/schemas/picture.ts'
import type { CorePage } from '../../../engine/schemas/core-page.ts'
import { site } from '../../../model/site.ts'
import { priceText, process, spelled, terms } from '../../../model/terms.ts'

interface HomePage extends CorePage {
  /** A photograph that replaces the bridge under the claim, if there is one. */
  photo?: PictureFields
  audience: { heading: string; text: string }
  groups: Record<ServiceGroup, { heading: string; text: string }>
  work: { heading: string; items: { slug: CaseStudySlug; why: string }[] }
  steps: { heading: string; items: { name: string; duration: string; detail: string }[] }
  proof: { heading: string; items: { name: string; detail: string }[] }
  /** A photograph of work at a client's site that replaces the map beside the words, if there is one. */
  where: { heading: string; text: string; photo?: PictureFields }
}

/** Each place has a page; the other pages under /locations/ are guides for buyers in the city. */
const placeCount = Object.keys(places).length
const guideCount = locationSlugs.length - placeCount
const countyCount = new Set(Object.values(places).map(({ county }) => county)).size

export const home: HomePage = {
  title: 'We build the software between your work and your customers',
  metaTitle: 'Pittsburgh software and AI for small firms',
  description:
    'Custom software, useful AI, search visibility and plain advice for small firms around Pittsburgh. Fixed prices, one person to call, code you own.',
  summary: `Custom tools, AI that earns its keep, pages people can find, and straight advice. You’ll have something you use every day in ${terms.firstResult}, not a slide deck about it.`,
  card: `Custom software, AI, search and advice for small firms around ${site.address.locality}, at fixed prices, from ${terms.team} you can call.`,
  updated: '2026-11-22',
  audience: {
    heading: `For firms of ${terms.clients}`,
    text: `You run a shop, a practice, a plant or an office where the work is good and the paperwork around it isn’t. Somebody types the same order twice, a list lives in one person’s head, and new customers find the firm across the river first. That’s what we fix.`,
  },
  groups: {
    build: {
      heading: '“No product does what we do.”',
      text: 'We write the small tool that fits, one useful piece at a time, or turn your own idea into something other companies pay to use.',
    },
    find: {
      heading: '“People look for us and find somebody else.”',
      text: 'We fix whatever keeps search engines and AI assistants from reading your site, and we follow every campaign through to the paid invoice.',
    },
    run: {
      heading: '“Too much of the day goes into typing.”',
      text: 'We connect the programs you already own and test whether AI can take over a chore, and if you shouldn’t buy something, we’ll say so.',
    },
  },
  work: {
    heading: 'Products we built for ourselves',
    items: [
      {
        slug: 'flowforge',
        why: 'A small workflow engine that runs right in the page, where you make a step fail, watch it try again, and approve the order yourself.',
      },
      {
        slug: 'llmstxtbuddy',
        why: 'Paste in a list of your pages and get a guide that AI tools can read, with the line number of any mistake in it.',
      },
    ],
  },
  steps: {
    heading: 'From the first call to something that works',
    items: [
      {
        name: 'Talk',
        duration: process.talk.text,
        detail:
          'You tell us what’s slowing you down, and we tell you if we’re the right people for it, or else who might be.',
      },
      {
        name: 'Look',
        duration: process.look.text,
        detail: `We watch the work where it actually happens and figure out what it costs you today. This part is ${priceText('map')}, and the map we draw is yours.`,
      },
      {
        name: 'Agree',
        duration: process.agree.text,
        detail:
          'We settle on one first piece, one fixed price and one delivery date, and we write down what “done” means. Then you sign it or you don’t.',
      },
      {
        name: 'Build',
        duration: process.build.text,
        detail:
          'You use the first piece before we talk about the next one, and at the end of any piece you can stop and keep everything.',
      },
    ],
  },
  proof: {
    heading: 'Don’t take our word for it',
    items: [
      {
        name: 'This is an example',
        detail: `${site.name} is an example firm, with no company behind it and no client to ask, but the code and the math are real.`,
      },
      {
        name: 'Test this site',
        detail:
          'Run Lighthouse, axe or any other auditing tool on any page here, because we built this site the way we’d build yours.',
      },
      {
        name: 'Check our math',
        detail:
          'The examples on these pages show the numbers they start from, so you can put in your own and see if the answer still holds.',
      },
      {
        name: 'Read what we turned down',
        detail:
          'Every case study tells you about a design that we decided against, and it says openly what nobody has measured.',
      },
    ],
  },
  where: {
    heading: `${placeCount} places, no pretend offices`,
    text: `We work at your counter, in your yard or on a screen, across the city and ${spelled(countyCount)} counties. Each place on the map has a page of its own, since we only list a town where we have something real to say. There are ${spelled(guideCount)} guides for software buyers, too.`,
  },
}
