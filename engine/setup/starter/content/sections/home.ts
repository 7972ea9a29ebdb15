import { replyTime } from '#model/reply-time.ts'

/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { action: 'Tell us what you need', services: 'See all services' },
  audience: { id: 'audience', note: 'Who it’s for' },
  services: { id: 'services', note: 'What we do', heading: 'What can we do for you?' },
  work: { id: 'work', note: 'Our own work' },
  steps: { id: 'steps', note: 'How it goes' },
  proof: { id: 'proof', note: 'See for yourself' },
  where: { id: 'where', note: 'Where we work', action: 'See the map of places' },
  action: {
    heading: 'Ask us first',
    text: `Tell us what you have in mind. A person reads it and answers within ${replyTime}, even if the answer is no.`,
    action: 'Write to us',
  },
} as const
