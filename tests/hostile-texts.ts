/** Texts that are markup or SQL to whoever takes them for such. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--#exec cmd="id"-->',
  "'; drop table public.contact_messages; --",
  "' or 1=1 --",
  '1); delete from private.request_counts; --',
  "\\'; select pg_sleep(10); --",
  '$$; select 1; $$',
]

export const controlCharacters = ['\0', '\u0001', '\u001b[31m', '\u007f', '\u0085', '\u009f', '\b']
