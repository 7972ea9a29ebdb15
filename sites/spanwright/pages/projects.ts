import { caseStudySlugs } from '../../../model/routes.ts'
import type { CorePage } from '../../../engine/schemas/core-page.ts'
import { spelled } from '../../../model/terms.ts'

interface ProjectsPage extends CorePage {
  common: { heading: string; paragraphs: string[] }
  reading: { heading: string; items: { name: string; detail: string }[] }
  notMeasured: { heading: string; paragraphs: string[] }
}

const count = spelled(caseStudySlugs.length)

export const projects: ProjectsPage = {
  title: 'Our own products, flaws and all',
  metaTitle: 'Case studies you can run yourself',
  description:
    'Small products of our own, each with a demo that runs in the page. What each one does, which design we turned down, and what we never measured.',
  summary:
    'Instead of client logos you’ll find products of our own, so we can show you everything, including rejected ideas and numbers we don’t have.',
  card: `The ${count} products we built for ourselves. Each one runs in the page and owns up to what nobody has measured.`,
  updated: '2026-11-22',
  common: {
    heading: 'What they have in common',
    paragraphs: [
      'Each one starts from an everyday annoyance: a file nobody writes, a screen others can read, scripts that break on Mondays, or an overconfident AI.',
      'We build them the same way, too, with a core of a handful of functions where data goes in and data comes out. Everything messy, like the network and the clock, goes in a thin layer around them. You can test a core like that completely and read it in an afternoon, and we’d build yours the same way.',
      'None of them is finished or for sale, but they show you how we think when nobody is paying us to look good. What you can try is real and runs in your browser, and if a part is only a design, the page tells you.',
    ],
  },
  reading: {
    heading: 'How to read a case study',
    items: [
      {
        name: 'Start with what we turned down',
        detail:
          'Anybody can defend what they built, but the design that lost tells you if there was a real choice.',
      },
      {
        name: 'Then check the numbers',
        detail:
          'Each number says how we got it, and if you couldn’t repeat the measurement yourself, you don’t need to believe it.',
      },
      {
        name: 'Then ask what’s missing',
        detail: 'The last section of each page says what comes next and why it isn’t there yet.',
      },
    ],
  },
  notMeasured: {
    heading: 'Why it says “not measured” so often',
    paragraphs: [
      'We say so because we didn’t measure it, and a number with no method behind it is just decoration. Where a number is missing, the page tells you how you’d get it, so you can judge how difficult that would be.',
      'It’s what we’d ask of any vendor we evaluated for you, so it seemed fair to go first.',
    ],
  },
}
