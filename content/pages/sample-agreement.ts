import type { CorePage } from '../schemas/core-page.ts'
import { site } from '../site.ts'
import { terms } from '../terms.ts'

interface Clause {
  /** Its fragment. */
  id: string
  heading: string
  paragraphs: readonly string[]
}

interface SampleAgreementPage extends CorePage {
  points: readonly string[]
  /** Numbered in this order. */
  clauses: readonly Clause[]
  before: { heading: string; paragraphs: readonly string[] }
}

/** Stands where both sides write a number of days by hand. */
const blank = '____'

export const sampleAgreement: SampleAgreementPage = {
  title: 'A sample work agreement',
  metaTitle: 'Sample software work agreement',
  description:
    'Two pages in plain English: a fixed price per piece, who pays for a bad estimate, ownership, data, acceptance, liability and how to leave.',
  summary:
    'Before any work starts, we’d both sign a paper like this one. It’s a sample and not legal advice. Have your lawyer read it before you sign it or borrow it.',
  card: 'Two plain-English pages: a fixed price per piece, who pays for a bad estimate, who owns the work, and how you can leave.',
  updated: '2026-11-23',
  points: [
    'We work in small pieces. Each has a written scope, a fixed price and a date.',
    terms.overrun,
    'You own what we make, and it’s in your account from the first day.',
    'A piece is done when it does what its sheet says, on your own data.',
    'You can leave at the end of any piece and owe nothing more.',
    'Your data stays yours. We touch only what the work needs.',
  ],
  clauses: [
    {
      id: 'parties',
      heading: 'Who signs',
      paragraphs: [
        `This agreement is between ____________________ (“you”) and ${site.legalName} (“we”). It starts on the day the second of us signs.`,
        `The work is done by ${terms.team}, named here: ____________________. We won’t pass it on to anybody else unless you agree in writing.`,
      ],
    },
    {
      id: 'pieces',
      heading: 'The work comes in pieces',
      paragraphs: [
        'Each piece has a sheet. The sheet says what the piece does, how we’ll both know that it works, what it costs, and the day it’s due. It counts once both of us have signed it.',
        'What isn’t on a sheet isn’t part of the price. If you want something else halfway through, we stop, write a new sheet with a new price, and go on when you’ve signed.',
        `You’ll see running work at least every ${terms.demoEvery}. If you write to us about the work, you’ll hear back within ${terms.reply}.`,
      ],
    },
    {
      id: 'price',
      heading: 'Price and payment',
      paragraphs: [
        `Each piece has a fixed price. We work it out from the hours we expect, at ${terms.rate} an hour. ${terms.overrun} If we guessed too high, the price stays as agreed.`,
        `We send an invoice when you’ve accepted a piece. It’s due within ${blank} days. Outside costs, such as hosting or licenses, are in your name and you pay them directly.`,
        'We don’t take a commission from any vendor we recommend to you.',
      ],
    },
    {
      id: 'acceptance',
      heading: 'When a piece is done',
      paragraphs: [
        'We meet and go through the sheet line by line. The meeting ends with short minutes that both of us sign. They list what works and what doesn’t.',
        `After that, you have ${blank} days to try the piece with your own data. If it does what the sheet says, you accept it in writing. If it doesn’t, tell us what’s wrong. We fix it at our cost, and the days start over.`,
        'If you use a piece for daily work through all of that time and don’t report a fault, it counts as accepted.',
        `A fault that turns up within ${blank} days of acceptance is still ours to fix for free. A fault is something that doesn’t do what its sheet says. A wish is something new, and it gets a sheet of its own.`,
      ],
    },
    {
      id: 'ownership',
      heading: 'Who owns the work',
      paragraphs: [
        'What we make for you under a signed sheet is yours: code, text, designs and documents. It’s kept in an account in your name from the first day. You can hand it to another firm at any time, and you don’t need our permission.',
        'Open-source parts keep their own licenses, and we give you a list of them. We may use what we’ve learned on other jobs. We may not use your code, your text or your data there.',
      ],
    },
    {
      id: 'your-data',
      heading: 'Your data',
      paragraphs: [
        'We look only at data that the work needs. We use it only on machines and services you’ve agreed to. We won’t put it into an AI service unless you’ve said yes in writing, and we won’t let anybody train a model with it.',
        'Neither of us passes on what the other would clearly want kept private. If we find out that your data got into the wrong hands, we tell you right away.',
        'When the work ends, we return or delete our copies and confirm it in writing. Some data has its own laws, such as health records. For those, we sign the extra agreement before we see anything.',
      ],
    },
    {
      id: 'leaving',
      heading: 'How either of us can leave',
      paragraphs: [
        terms.leaving,
        'We can leave on the same notice. If we’re the ones who go, we spend the last days handing the work over, so that somebody else can carry on.',
        'Days worked are billed at the hourly rate, and never at more than the price of the piece.',
      ],
    },
    {
      id: 'advice',
      heading: 'When you pay us for advice',
      paragraphs: [terms.advice],
    },
    {
      id: 'liability',
      heading: 'What each of us answers for',
      paragraphs: [
        'We’ll work with the care you can expect from a good engineer. We don’t promise a business result. More sales, a place in search results or hours saved depend on more than our work.',
        'As far as the law allows, neither of us owes the other more under a sheet than the price of that sheet, and neither pays for the other’s lost profit. The limit doesn’t cover harm done on purpose or by gross negligence, injury to people, your duty to pay us, or anything else the law doesn’t let us limit.',
        'Software that could hurt somebody if it fails isn’t covered here. It needs a contract of its own. Ask your lawyer to look hardest at this clause.',
      ],
    },
    {
      id: 'disagreement',
      heading: 'If we disagree',
      paragraphs: [
        'We talk first, in person if we can. If that doesn’t settle it, we try a mediator we both accept before anybody goes to court. Pennsylvania law applies.',
        'Changes to this agreement count only in writing and signed. If one sentence turns out to be invalid, the rest still stands.',
        'Signed for you: ____________________ Date: __________',
        'Signed for us: ____________________ Date: __________',
      ],
    },
  ],
  before: {
    heading: 'Before you use it',
    paragraphs: [
      'The firm is fictional, and no lawyer has reviewed this text. Treat it as a list of questions to settle before you hire anyone. Your lawyer can turn it into a contract that fits your state and your work.',
      `The figures in it are the ones on our service pages: ${terms.rate} an hour and ${terms.notice} of notice. They come from one place and can’t drift apart. The blanks are yours and ours to fill in together.`,
    ],
  },
}
