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
  ['boolean attributes', '<p hidden="" title="" checked=""></p>', '<p hidden title="" checked></p>'],
  ['attributes in camel case', '<time dateTime="2026">x</time>', '<time datetime="2026">x</time>'],
  ['attributes for languages', '<a hrefLang="es" href="/es/">x</a>', '<a hreflang="es" href="/es/">x</a>'],
  [
    'what is below the first section, which is marked',
    '<div><p class="section">a</p><p id="b"><b>b</b></p><br/></div><i>c</i>',
    '<div><p class="section">a</p><p data-below id="b"><b>b</b></p><br data-below></div><i data-below>c</i>',
  ],
  ['quotes', `<p class='a' title="it's"></p>`, `<p class="a" title="it's"></p>`],
  ['quotes around quotes', `<p data-a='["b"]'></p>`, `<p data-a='["b"]'></p>`],
  ['brackets within values', '<p title="a > b/>" hidden=""></p>', '<p title="a > b/>" hidden></p>'],
  [
    'scripts, which stay',
    `<script>"<br/>" + '<p a="">'</script><br/>`,
    `<script>"<br/>" + '<p a="">'</script><br>`,
  ],
  ['white space inside the app, which stays', '<pre>a \n\n <b>b</b></pre>', '<pre>a \n\n <b>b</b></pre>'],
  [
    'white space of the template',
    '<body>\n  \n <div id="root"></div>\n <script></script>\n</body>\n</html>',
    '<body><div id="root"></div><script></script></body></html>',
  ],
])('%s', (_what, markup, expected) => expect(tidied(markup)).toBe(expected))
