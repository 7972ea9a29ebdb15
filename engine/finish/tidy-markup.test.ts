import { expect, test } from 'vitest'
import { tidyMarkup } from './tidy-markup.ts'

const tidied = (body: string) => tidyMarkup(`<head></head>${body}`).markup.replace('<head></head>', '')

test.each([
  ['void elements', '<br/><img alt=""/><input type="text" />', '<br><img alt=""><input type="text">'],
  [
    'elements of drawings',
    '<path d="M0 0"/><g viewBox="0 0 1 1" />',
    '<path d="M0 0"/><g viewBox="0 0 1 1"/>',
  ],
  ['attributes that are true', '<p hidden="" title="" checked=""></p>', '<p hidden title="" checked></p>'],
  ['names of properties', '<time dateTime="2026">x</time>', '<time datetime="2026">x</time>'],
  ['those of languages', '<a hrefLang="es" href="/es/">x</a>', '<a hreflang="es" href="/es/">x</a>'],
  ['quotes', `<p class='a' title="it's"></p>`, `<p class="a" title="it's"></p>`],
  ['quotes around quotes', `<p data-a='["b"]'></p>`, `<p data-a='["b"]'></p>`],
  ['marks within values', '<p title="a > b/>" hidden=""></p>', '<p title="a > b/>" hidden></p>'],
  [
    'scripts, which stay',
    `<script>"<br/>" + '<p a="">'</script><br/>`,
    `<script>"<br/>" + '<p a="">'</script><br>`,
  ],
  ['white space of the app, which stays', '<pre>a \n\n <b>b</b></pre>', '<pre>a \n\n <b>b</b></pre>'],
  [
    'lines of the template',
    '<body>\n  \n <div id="root"></div>\n <script></script>\n</body>\n</html>',
    '<body><div id="root"></div><script></script></body></html>',
  ],
])('%s', (_what, markup, expected) => expect(tidied(markup)).toBe(expected))
