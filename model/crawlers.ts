import { crawlers as chosen } from '../.site/site.ts'

/**
 * Which crawlers may read the site. A group in robots.txt that names a crawler does not inherit from `*` (RFC 9309,
 * 2.2.1), so every group lists all of its rules.
 */
export const crawlers = {
  /** Crawlers that fetch a page to answer a question, and cite their source. */
  answering:
    'OAI-SearchBot ChatGPT-User Claude-SearchBot Claude-User PerplexityBot Perplexity-User DuckAssistBot Applebot Bingbot'.split(
      ' ',
    ),
  /** Crawlers that collect text to train models. */
  training: 'GPTBot ClaudeBot Google-Extended Applebot-Extended CCBot Meta-ExternalAgent Bytespider'.split(
    ' ',
  ),
  /** The owner's decision about training; crawlers that answer questions are always allowed. */
  allowTraining: chosen.allowTraining,
}
