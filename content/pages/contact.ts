import type { CorePage } from '../schemas/core-page.ts'
import { site } from '../site.ts'

interface ContactPage extends CorePage {
  form: { heading: string; text: string }
  ways: { heading: string; phone: string; mail: string; meet: string }
  write: { heading: string; text: string; items: string[] }
  after: { heading: string; items: { name: string; duration: string; detail: string }[] }
  data: { heading: string; text: string }
}

export const contact: ContactPage = {
  title: 'Tell us what is in the way',
  metaTitle: 'Contact us by form, phone or mail',
  description:
    'Write or call. What to put in a message, what happens afterwards and when, and what we do and do not do with what you tell us.',
  summary:
    'Two or three sentences are enough, because a person reads them and answers within one working day, also when the answer is that somebody else would serve you better.',
  updated: '2026-11-20',
  form: {
    heading: 'Write from here',
    text: 'To answer you, we need every field that is not marked as optional.',
  },
  ways: {
    heading: 'Reach a person',
    phone: `${site.hours}: someone who writes code picks up, and if nobody does, we are with a client, so leave a number and a good time.`,
    mail: 'Mail suits anything with figures, screenshots or an offer from somebody else, though we ask you to leave out passwords and personal data of third parties.',
    meet: `We come to you in and around ${site.address.locality}, and since there is no office to visit, you need not dress for one.`,
  },
  write: {
    heading: 'What helps us to help you',
    text: 'You need no specification, but if you have five minutes, these four lines let us give a useful answer at once.',
    items: [
      'What does your business do, and with how many people?',
      'What goes wrong, or takes too long, preferably with one real example from last week?',
      'What have you tried already?',
      'By when should it be different, and what may it roughly cost?',
    ],
  },
  after: {
    heading: 'What happens after you write',
    items: [
      {
        name: 'An answer',
        duration: 'Within 1 working day',
        detail:
          'You get a personal answer from the individual who would do the work, with one or two questions.',
      },
      {
        name: 'A call',
        duration: '45 minutes, free',
        detail: 'We ask and you tell, so that at the end you know if it makes sense to go on.',
      },
      {
        name: 'A first piece on paper',
        duration: 'Within 1 week',
        detail:
          'You read what it does, what it costs and when it runs, and you owe nothing until you sign that page.',
      },
    ],
  },
  data: {
    heading: 'What happens to your message',
    text: 'It is used to answer you and for nothing else, which means no newsletter, no passing on and no advertising list, and the privacy page says how long it is kept and how to have it deleted sooner.',
  },
}
