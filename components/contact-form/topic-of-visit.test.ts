import { expect, test } from 'vitest'
import { topicOfVisit } from './topic-of-visit.ts'

test.each([
  ['?about=saas', '/services/ai-solutions/', 'saas'],
  ['', '/services/ai-solutions/', 'ai-solutions'],
  ['?a=b', '/services/', undefined],
  ['', '/blog/services/saas/', undefined],
  ['', 'https://other.example/services/saas/', undefined],
  ['', '', undefined],
])('to a visit of the contact page with %j after %j belongs the topic %s', (search, from, topic) => {
  expect(topicOfVisit(search, from)).toBe(topic)
})
