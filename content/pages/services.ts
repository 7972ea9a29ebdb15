import type { RoutePath } from '../routes.ts'
import type { CorePage } from '../schemas/core-page.ts'

interface ServicesPage extends CorePage {
  guide: { heading: string; text: string; items: { symptom: string; label: string; href: RoutePath }[] }
  city: { heading: string; text: string }
  prices: { heading: string; paragraphs: string[] }
  limits: { heading: string; items: string[] }
}

export const services: ServicesPage = {
  title: 'Twelve services, three kinds of problem',
  metaTitle: 'Software, AI, SEO and consulting services',
  description:
    'All services on one page, grouped by the problem they solve, with a guide from symptom to service, how prices work, and what we leave to others.',
  summary:
    'You do not buy a service, you want something to stop or to start, so find the sentence that sounds like your week and follow it to the page that deals with it.',
  updated: '2026-11-20',
  guide: {
    heading: 'Which one do you need?',
    text: 'These are sentences we would expect to hear on a first call, and each leads to the page on which that conversation goes on.',
    items: [
      {
        symptom: 'One spreadsheet runs the whole place.',
        label: 'Custom software',
        href: '/services/custom-software/',
      },
      {
        symptom: 'The offers differ by a factor of five.',
        label: 'Build, buy or offshore',
        href: '/services/custom-software-pittsburgh/',
      },
      {
        symptom: 'My project is approved and must not fail.',
        label: 'How delivery should run',
        href: '/services/pittsburgh-custom-software-development/',
      },
      { symptom: 'Other firms want to buy our tool.', label: 'SaaS products', href: '/services/saas/' },
      { symptom: 'The map shows a competitor.', label: 'SEO and AEO', href: '/services/seo-aeo/' },
      {
        symptom: 'Ads go out, nothing comes in.',
        label: 'Digital marketing',
        href: '/services/digital-marketing/',
      },
      {
        symptom: 'We type every order three times.',
        label: 'Process automation',
        href: '/services/business-process-automation-pittsburgh/',
      },
      {
        symptom: 'Could a machine read these invoices?',
        label: 'AI for daily work',
        href: '/services/ai-solutions/',
      },
      {
        symptom: 'They want a signature for an AI product.',
        label: 'Independent AI advice',
        href: '/services/ai-consulting-pittsburgh/',
      },
      {
        symptom: 'Where does one start with AI in this city?',
        label: 'AI in Pittsburgh',
        href: '/services/pittsburgh-ai/',
      },
      {
        symptom: 'Only Ed can do the month-end.',
        label: 'Digital transformation',
        href: '/services/digital-transformation-consulting-pittsburgh/',
      },
      {
        symptom: 'Everyone advises, and everyone sells.',
        label: 'A second opinion',
        href: '/services/business-consulting/',
      },
    ],
  },
  city: {
    heading: 'Why some pages carry the city in their name',
    text: 'Six of the pages deal with questions that arise here: local against offshore, how to work with the universities, an old plant by the river. They are not copies of the general pages, and if you only read one of a pair, take the one whose first sentence sounds like you.',
  },
  prices: {
    heading: 'How our prices work',
    paragraphs: [
      'Clear, small pieces get a fixed price before they begin, while open questions, such as research or rescue work, are billed by the hour with a weekly cap. Advice has its own price and is never credited against later work, so that it can stay honest.',
      'Each page shows typical ranges, which are ours alone, from small jobs for small firms, and no survey of the market. If your offer from somebody else is far below, ask what is left out, and if it is far above, ask what is in it that you need.',
      'Whatever a third party charges, such as hosting, mail or model fees, is paid by you to them directly, and we add nothing and receive nothing.',
    ],
  },
  limits: {
    heading: 'What we leave to others',
    items: [
      'Office networks, printers and telephones, which a local IT service handles better and faster.',
      'Logos and brand names, for which we work with the designer you choose.',
      'Apps for regulated medical devices, trading systems and anything that steers a vehicle.',
      'Staff by the head, because we finish pieces of work and do not rent out programmers.',
    ],
  },
}
