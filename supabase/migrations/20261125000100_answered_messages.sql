-- When someone at the firm answered a message: `npm run tool -- messages --answered=ID`.

alter table public.contact_messages add column answered_at timestamptz;
