import { crawlers as chosen } from '../.site/site.ts'

/**
 * Which programs may read the site. A group that names a robot does not inherit from `*` (RFC 9309, 2.2.1), so
 * every group lists all of its rules.
 */
export const crawlers = {
  /** Programs that fetch a page to answer a question now, and name their source. */
  answering: [
    'OAI-SearchBot',
    'ChatGPT-User',
    'Claude-SearchBot',
    'Claude-User',
    'PerplexityBot',
    'Perplexity-User',
    'DuckAssistBot',
    'Applebot',
    'Bingbot',
  ],
  /** Programs that collect text to train models. */
  training: [
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'Meta-ExternalAgent',
    'Bytespider',
  ],
  /** The owner's decision about training; answering robots are always welcome. */
  allowTraining: chosen.allowTraining,
} as const
