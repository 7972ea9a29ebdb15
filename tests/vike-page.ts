/** A page as Vike renders it. */
export const vikePage = ({ head = '', body = '', data = '{"data":{}}' }): string => `<!DOCTYPE html>
<html lang="en">
  <head>
    <script>(function first(){ document.title })()</script>
    <link rel="stylesheet" type="text/css" href="/assets/main.css">
    <link rel="modulepreload" as="script" type="text/javascript" href="/assets/chunk.js">
    ${head}
  </head>
  <body><div id="root">${body}</div>
    <script id="vike_pageContext" type="application/json">${data}</script>
    <script src="/assets/entry.js" type="module" async></script>
  </body>
</html>`
