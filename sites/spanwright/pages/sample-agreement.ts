import type { CorePage } from '../../../engine/schemas/core-page.ts'
import { site } from '../../../model/site.ts'
import { terms } from '../../../model/terms.ts'

interface Clause {
  /** Its fragment. */
  id: string
  heading: string
  paragraphs: readonly string[]
}

interface SampleAgreementPage extends CorePage {
  /** Its name in breadcrumbs. */
  label: string
  points: readonly string[]
  /** Numbered in this order. */
  clauses: readonly Clause[]
  before: { heading: string; paragraphs: readonly string[] }
}

/** A blank where both sides write a number of days by hand. */
const blank = '____'

export const sampleAgreement: SampleAgreementPage = {
  title: 'A sample work agreement',
  label: 'Sample agreement',
  metaTitle: 'Sample software work agreement',
  description:
    'Two pages in plain English: a fixed price per piece, who pays for a bad estimate, ownership, data, acceptance, liability and how to leave.',
  summary:
    'Before any work starts, we’d both sign a paper like this one. It’s a sample and not legal advice, so have your lawyer read it before you sign it or borrow from it.',
  card: 'Two plain-English pages: a fixed price per piece, who pays for a bad estimate, who owns the work, and how you can leave.',
  updated: '2026-11-23',
  points: [
    'The work comes in small pieces, and each of them has a written scope, a fixed price and a date.',
    terms.overrun,
    'You own everything we make, and it’s in your account from the first day.',
    'A piece is done when it does what its sheet says with your own data.',
    'You can leave at the end of any piece and owe nothing more.',
    'Your data stays yours, and we touch only the information that the work requires.',
  ],
  clauses: [
    {
      id: 'parties',
      heading: 'Who signs',
      paragraphs: [
        `This agreement is between ____________________ (“you”) and ${site.legalName} (“we”), and it takes effect on the day the second of us signs it.`,
        `The work is done by ${terms.team}, who is named here: ____________________. We won’t pass it on to anybody else unless you’ve agreed to that in writing.`,
      ],
    },
    {
      id: 'pieces',
      heading: 'The work comes in pieces',
      paragraphs: [
        'Every piece of work has a sheet of its own. The sheet describes what the piece does, how both of us will know that it works, what it costs and when it’s due. It becomes part of this agreement as soon as both of us have signed it.',
        'Anything that isn’t on a sheet isn’t included in the price. If you want something different halfway through, we stop and write a new sheet with a new price, and we continue after you’ve signed it.',
        `You’ll see running work at least every ${terms.demoEvery}. When you write to us about the project, you’ll get an answer within ${terms.reply}.`,
      ],
    },
    {
      id: 'price',
      heading: 'Price and payment',
      paragraphs: [
        `Each piece has a fixed price, which we calculate from the hours we expect it to take at ${terms.rate} an hour. ${terms.overrun} If we guessed too high, the price stays as agreed.`,
        `We send you an invoice after you’ve accepted a piece, and it’s due within ${blank} days. Outside costs, such as hosting or licenses, are in your name, and you pay them directly.`,
        'We don’t take a commission from any company whose products or services we recommend to you.',
      ],
    },
    {
      id: 'acceptance',
      heading: 'When a piece is done',
      paragraphs: [
        'We meet and go through the sheet together, line by line. The meeting ends with short minutes that both of us sign, and they record what works and what doesn’t.',
        `After that meeting, you have an evaluation period of ${blank} days to try the piece with your own data. If it does what the sheet says, you accept it in writing. If it doesn’t, you describe the problem, we correct it at our own expense, and the evaluation period starts over.`,
        'If you use a piece for your daily work during the entire period and don’t report a fault, it’s considered accepted.',
        `A fault that’s discovered within ${blank} days of acceptance is still ours to correct for free. A fault is anything that doesn’t do what its sheet says, while anything new is a separate request with a sheet of its own.`,
      ],
    },
    {
      id: 'ownership',
      heading: 'Who owns the work',
      paragraphs: [
        'Everything we make for you under a signed sheet belongs to you: the code, the text, the designs and the documents. It’s kept in an account in your name from the first day. You can hand it over to another company at any time without asking for our permission.',
        'Open-source components keep their own licenses, and we give you a list of them. We can use what we’ve learned in our work for other clients, but we can’t use your code, your text or your data there.',
      ],
    },
    {
      id: 'your-data',
      heading: 'Your data',
      paragraphs: [
        'We look only at the information that the work requires, and we use it only on machines and services you’ve approved. We won’t put any of it into an AI service without your written agreement, and we won’t let anybody train a model with it.',
        'Neither of us passes on information that the other would obviously want to keep private. If we ever discover that your information has reached the wrong hands, we notify you immediately.',
        'When the work ends, we return or delete our copies and confirm that in writing. Some information, such as health records, is protected by laws of its own, and we’ll sign the additional agreement before we see any of it.',
      ],
    },
    {
      id: 'leaving',
      heading: 'How either of us can leave',
      paragraphs: [
        terms.leaving,
        'We can leave on the same notice, and then we spend the remaining days handing over the work so that somebody else can continue it.',
        'Days worked are billed at the hourly rate, but never at more than the price of the piece.',
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
        'We work with the care that you’d expect from an experienced engineer, but we don’t promise a business result. Additional sales, a position in search results or the hours you save depend on more than our work.',
        'As far as the law allows, neither of us owes the other more under a sheet than the price of that sheet. Neither of us is responsible for the other’s lost profits.',
        'That limitation doesn’t cover damage caused intentionally or by gross negligence, injury to people, or your obligation to pay for accepted work. It also doesn’t cover anything else that the law doesn’t allow us to limit.',
        'Software that could hurt somebody if it fails isn’t covered by this agreement, because it needs a contract of its own. Of all these clauses, this is the one your lawyer should examine most carefully.',
      ],
    },
    {
      id: 'disagreement',
      heading: 'If we disagree',
      paragraphs: [
        'We talk about it first, in person if possible. If that doesn’t settle the disagreement, we try a mediator that both of us accept before anybody goes to court. Pennsylvania law applies to this agreement.',
        'Changes to this agreement are valid only if they’re in writing and signed by both of us. If one sentence turns out to be invalid, the others remain in effect.',
        'Signed for you: ____________________ Date: __________',
        'Signed for us: ____________________ Date: __________',
      ],
    },
  ],
  before: {
    heading: 'Before you use it',
    paragraphs: [
      'The firm is fictional, and no lawyer has reviewed this text. You can use it as a list of questions to settle before you hire anybody, and your own lawyer can turn it into a contract.',
      `The figures are the same as everywhere on this website: ${terms.rate} an hour and ${terms.notice} of notice. They come from a single file, and the blanks are for both sides to fill in together.`,
    ],
  },
}
