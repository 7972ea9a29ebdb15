import { replyTime } from '../reply-time.ts'

/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { action: 'Tell us what’s slowing you down', services: 'See all services' },
  audience: { id: 'audience', note: 'Who it’s for' },
  services: { id: 'services', note: 'What we do', heading: 'What’s slowing you down?' },
  work: { id: 'work', note: 'Our own work' },
  steps: { id: 'steps', note: 'How it goes' },
  proof: { id: 'proof', note: 'See for yourself' },
  where: { id: 'where', note: 'Where we work', action: 'See the map of places' },
  action: {
    heading: 'One free call, no slides',
    text: `Tell us about your worst hour of the week. A person reads it and answers within ${replyTime}, even if the answer is no.`,
    action: 'Tell us about it',
  },
} as const
