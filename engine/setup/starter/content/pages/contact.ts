import type { CorePage } from '#engine/schemas/core-page.ts'
import { site } from '#model/site.ts'
import { terms } from '#model/terms.ts'

interface ContactPage extends CorePage {
  form: { heading: string; text: string }
  ways: { heading: string; phone: string; mail: string; meet: string }
  write: { heading: string; text: string; items: string[] }
  after: { heading: string; items: { name: string; duration: string; detail: string }[] }
  data: { heading: string; text: string }
}

export const contact: ContactPage = {
  title: 'Tell us what you need',
  metaTitle: 'Contact us by form, phone or email',
  description: `Write or call ${site.name}: what to put in a message, what happens next and how soon, and what we do with what you tell us.`,
  summary: `Two or three sentences will do. A person reads them and answers within ${terms.reply}.`,
  card: 'Write or call, and a person answers. See what to send, what happens next and how soon.',
  updated: '2026-11-23',
  form: {
    heading: 'Send us a message',
    text: 'We need every field that isn’t marked optional, because that’s how we get back to you.',
  },
  ways: {
    heading: 'Talk to a person',
    phone: `${site.hours}. If nobody picks up, leave your number and a good time to call back.`,
    mail: 'Email is best for anything with pictures or numbers. Please leave out passwords and other people’s personal information.',
    meet: `[Where customers find you in ${site.address.locality}, or that you come to them.]`,
  },
  write: {
    heading: 'What helps us help you',
    text: 'If you’ve got five minutes, tell us these three things and you’ll get a useful answer the first time.',
    items: ['What do you need, and for whom?', 'When do you need it?', 'What have you tried so far?'],
  },
  after: {
    heading: 'What happens after you write',
    items: [
      {
        name: 'An answer',
        duration: `Within ${terms.reply}`,
        detail: 'It comes from a person, and it may have a question or two in it.',
      },
      { name: 'An offer', duration: '[how soon]', detail: 'It says what you get, when, and what it costs.' },
    ],
  },
  data: {
    heading: 'What happens to your message',
    text: 'We use it to answer you, and for nothing else. The privacy page says how long we keep it and how to get it deleted sooner.',
  },
}
