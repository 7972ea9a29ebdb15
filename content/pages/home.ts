import { places } from '../places.ts'
import { locationSlugs, type CaseStudySlug } from '../routes.ts'
import type { ServiceGroup } from '../schemas/service.ts'
import type { CorePage } from '../schemas/core-page.ts'
import { site } from '../site.ts'
import { priceText, process, spelled, terms } from '../terms.ts'

interface HomePage extends CorePage {
  audience: { heading: string; text: string }
  groups: Record<ServiceGroup, { heading: string; text: string }>
  work: { heading: string; items: { slug: CaseStudySlug; why: string }[] }
  steps: { heading: string; items: { name: string; duration: string; detail: string }[] }
  proof: { heading: string; items: { name: string; detail: string }[] }
  where: { heading: string; text: string }
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
    text: `You run a shop, a practice, a plant or an office. The work is good. The paperwork around it isn’t. Somebody types the same order twice, a list lives in one person’s head, and new customers find the firm across the river first. That’s what we fix. In fairness, you should know that ${site.name} is an example firm: there’s no company behind this site, but the math and the code are real.`,
  },
  groups: {
    build: {
      heading: '“No product does what we do.”',
      text: 'We write the small tool that fits, one useful piece at a time. Or we turn your own idea into something other firms pay to use.',
    },
    find: {
      heading: '“People look for us and find somebody else.”',
      text: 'We fix whatever keeps search engines and AI assistants from reading your site. Then we follow every campaign through to the paid invoice.',
    },
    run: {
      heading: '“Too much of the day goes into typing.”',
      text: 'We connect the programs you already have and test whether AI can take over a chore. If you shouldn’t buy it, we’ll tell you before you do.',
    },
  },
  work: {
    heading: 'Products we built for ourselves',
    items: [
      {
        slug: 'flowforge',
        why: 'A small workflow engine you can run in the page. Make a step fail, watch it try again, then say yes or no yourself.',
      },
      {
        slug: 'llmstxtbuddy',
        why: 'Paste a list of your pages and get a guide that AI tools can read. If something’s wrong, it tells you which line.',
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
          'You tell us what’s slowing you down. We tell you if we’re the right people. If we’re not, we’ll say who is.',
      },
      {
        name: 'Look',
        duration: process.look.text,
        detail: `We watch the work where it happens and figure out what it costs you today. This part is ${priceText('map')}, and the map we draw is yours.`,
      },
      {
        name: 'Agree',
        duration: process.agree.text,
        detail:
          'One first piece, one fixed price, one delivery date, and a list of what “done” means. You sign or you don’t.',
      },
      {
        name: 'Build',
        duration: process.build.text,
        detail:
          'You use it before we talk about the next piece. You can stop at the end of any piece and keep everything.',
      },
    ],
  },
  proof: {
    heading: 'Don’t take our word for it',
    items: [
      {
        name: 'Test this site',
        detail:
          'Run Lighthouse, axe or any crawler you like on any page here. We built this site the way we’d build yours.',
      },
      {
        name: 'Check our math',
        detail:
          'The examples on these pages show the numbers they start from. Put in your own and see if the answer still holds.',
      },
      {
        name: 'Read what we turned down',
        detail:
          'Every case study tells you about a design we decided against and says what we never measured.',
      },
    ],
  },
  where: {
    heading: `${placeCount} places, no pretend offices`,
    text: `We work at your counter, in your yard or on a screen, across the city and ${spelled(countyCount)} counties. Each place has a page where we have something real to say about it. There are ${spelled(guideCount)} guides for software buyers too.`,
  },
}
