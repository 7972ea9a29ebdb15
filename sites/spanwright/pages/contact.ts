import type { CorePage } from '../../../engine/schemas/core-page.ts'
import { site } from '../../../model/site.ts'
import { process, terms } from '../../../model/terms.ts'

interface ContactPage extends CorePage {
  form: { heading: string; text: string }
  ways: { heading: string; phone: string; mail: string; meet: string }
  write: { heading: string; text: string; items: string[] }
  after: { heading: string; items: { name: string; duration: string; detail: string }[] }
  data: { heading: string; text: string }
}

export const contact: ContactPage = {
  title: 'Tell us what’s slowing you down',
  metaTitle: 'Contact us by form, phone or email',
  description: `Write or call. What to put in a message, what happens next and how soon, and what we do with what you tell us. You’ll hear back within ${terms.reply}.`,
  summary: `Two or three sentences will do, and a person answers within ${terms.reply}, even to say that somebody else would do it better.`,
  card: 'Write or call, and a person answers. See what to send, what happens next and how soon.',
  updated: '2026-11-22',
  form: {
    heading: 'Send us a message',
    text: 'Please fill in every field that isn’t marked optional, because we need those to give you a useful answer.',
  },
  ways: {
    heading: 'Talk to a person',
    phone: `${site.hours}. The person who picks up also writes the code, and if nobody does, leave your number and a good time to call back.`,
    mail: 'Email is best for numbers, screenshots, or a quote you got from somebody else, but please leave out passwords and other people’s personal information.',
    meet: `We’ll come to you anywhere around ${site.address.locality}, since there’s no office to visit, which saves you the parking. And since ${site.name} is an example firm, don’t expect an answer: the number and the address are made up.`,
  },
  write: {
    heading: 'What helps us help you',
    text: 'You don’t need a specification, just five minutes to tell us these four things, and you’ll get a useful answer the first time.',
    items: [
      'What does your business do, and how many people work there?',
      'What goes wrong, or takes too long, in a real example from last week?',
      'What have you tried so far?',
      'When do you need it, and roughly what can it cost?',
    ],
  },
  after: {
    heading: 'What happens after you write',
    items: [
      {
        name: 'An answer',
        duration: `Within ${terms.reply}`,
        detail: 'It comes from the person who’d do the work, and it’ll have a question or two in it.',
      },
      {
        name: 'A call',
        duration: process.talk.text,
        detail:
          'You do the talking and we ask the questions, and by the end you’ll know if it makes sense to keep going.',
      },
      {
        name: 'A quote',
        duration: `Within ${terms.quoteWithin}`,
        detail:
          'The quote says what we’d do first, what that costs and when you’d have it, and you don’t owe us anything until you sign it.',
      },
    ],
  },
  data: {
    heading: 'What happens to your message',
    text: 'We use it only to answer you, so you won’t get a newsletter from us, and we won’t pass your message on to anybody. The privacy page says how long we keep it and how to get it deleted sooner.',
  },
}
