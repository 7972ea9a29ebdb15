-- Messages of the contact form. Only the Edge Function adds them, through the functions at the end: a direct insert could
-- bypass the proof of work and the rate limit. The lengths are those of contract/contact/limits.ts; a test compares
-- them. Postgres counts characters, JavaScript UTF-16 units, so the shortest name of two units may be one character.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  idempotency_key uuid not null unique,
  name text not null
    constraint name_is_line check (length(name) between 1 and 100 and name !~ '[\u0001-\u001f\u007f-\u009f]'),
  email text not null
    constraint email_is_address check (length(email) between 6 and 254 and email ~ '^[^\s\u0001-\u001f\u007f-\u009f@]+@[^\s\u0001-\u001f\u007f-\u009f@]+$'),
  company text
    constraint company_is_line check (length(company) between 1 and 120 and company !~ '[\u0001-\u001f\u007f-\u009f]'),
  phone text
    constraint phone_is_line check (length(phone) between 1 and 30 and phone !~ '[\u0001-\u001f\u007f-\u009f]'),
  topic text not null
    constraint topic_is_slug check (length(topic) between 1 and 80 and topic ~ '^[a-z0-9-]+$'),
  budget text
    constraint known_budget check (budget in ('under-10k', '10k-30k', '30k-100k', 'over-100k', 'unsure')),
  message text not null
    constraint message_is_text check (length(message) between 5 and 4000 and translate(message, E'\n\r\t', '') !~ '[\u0001-\u001f\u007f-\u009f]'),
  page text not null
    constraint page_is_path check (length(page) <= 300 and page ~ '^/[^\u0001-\u001f\u007f-\u009f?#]*$'),
  -- Agreement to be contacted, without which no message is stored.
  consent boolean not null constraint consent_is_given check (consent)
);

create index contact_messages_created_at on public.contact_messages (created_at);

alter table public.contact_messages enable row level security;
create policy "not over the data API" on public.contact_messages
  as restrictive for all to anon, authenticated using (false) with check (false);

revoke all on public.contact_messages from public, anon, authenticated, service_role;
-- To read messages, and to erase one on request.
grant select, delete on public.contact_messages to service_role;

-- Notifications and their state. The row is written together with the message, so that no accepted message
-- can be forgotten.
create table private.contact_notifications (
  message_id uuid primary key references public.contact_messages (id) on delete cascade,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz,
  last_error text constraint error_is_short check (length(last_error) <= 500)
);
create index contact_notifications_open on private.contact_notifications (next_attempt_at)
  where delivered_at is null;

-- Proofs of work that were used for a message, kept until they would have expired anyway.
create table private.used_proofs (
  proof text primary key,
  expires_at timestamptz not null
);
create index used_proofs_expires_at on private.used_proofs (expires_at);

alter table private.contact_notifications enable row level security;
alter table private.used_proofs enable row level security;
create policy "only the owner" on private.contact_notifications as restrictive to public using (false);
create policy "only the owner" on private.used_proofs as restrictive to public using (false);

-- Counts a message that is about to be checked. Returns 0, or the seconds to wait. An address has ten attempts per hour,
-- or three without a proof.
create function public.count_contact_request(address text, has_proof boolean) returns integer
language sql volatile security definer set search_path = ''
as $$
  select case when has_proof
    then private.count_request('contact:' || private.address_hash(address), 10)
    else private.count_request('contact-plain:' || private.address_hash(address), 3)
  end
$$;

-- Stores a message with its notification and its proof: all of them or none. Returns 'stored', 'duplicate' if the
-- message's key is already known, 'proof-used', or 'full' if all visitors together have reached this hour's limit: a
-- hundred messages, and thirty without a proof. Only messages that would be stored are counted here, so that nobody can
-- use up everyone's limit with mere attempts.
create function public.accept_contact_message(
  message jsonb, is_proven boolean, proof text default null, proof_expires_at timestamptz default null
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  key constant uuid := (message ->> 'idempotency_key')::uuid;
  new_id uuid;
begin
  if exists (select from public.contact_messages where idempotency_key = key) then
    return 'duplicate';
  end if;
  if proof is not null then
    insert into private.used_proofs (proof, expires_at)
    values (accept_contact_message.proof, proof_expires_at)
    on conflict on constraint used_proofs_pkey do nothing;
    if not found then
      -- The same request was sent twice at once, and the other one came first.
      if exists (select from public.contact_messages where idempotency_key = key) then
        return 'duplicate';
      end if;
      return 'proof-used';
    end if;
  end if;
  if private.count_request(
    case when is_proven then 'contact' else 'contact-plain' end, case when is_proven then 100 else 30 end
  ) > 0 then
    delete from private.used_proofs as used where used.proof = accept_contact_message.proof;
    return 'full';
  end if;
  insert into public.contact_messages
    (idempotency_key, name, email, company, phone, topic, budget, message, page, consent)
  select key, m.name, m.email, m.company, m.phone, m.topic, m.budget, m.message, m.page, m.consent
  from jsonb_to_record(accept_contact_message.message) as m
    (name text, email text, company text, phone text, topic text, budget text, message text, page text, consent boolean)
  on conflict on constraint contact_messages_idempotency_key_key do nothing
  returning id into new_id;
  if new_id is null then
    return 'duplicate';
  end if;
  insert into private.contact_notifications (message_id) values (new_id);
  return 'stored';
end
$$;

-- Claims notifications that are due, oldest first. The caller has until the next attempt to settle each one; if it
-- doesn't, because the function was killed, the notification is due again. The waits double from two minutes to six
-- hours.
create function public.claim_contact_notifications(at_most integer default 5)
returns table (
  message_id uuid, attempts integer, created_at timestamptz, name text, email text, company text,
  phone text, topic text, budget text, message text, page text
)
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select n.message_id
    from private.contact_notifications as n
    where n.delivered_at is null and n.next_attempt_at <= now()
    order by n.next_attempt_at
    limit at_most
    for update skip locked
  ), claimed as (
    update private.contact_notifications as n
    set attempts = n.attempts + 1,
        next_attempt_at = now() + least(interval '2 minutes' * power(2, least(n.attempts, 12)), interval '6 hours')
    from due
    where n.message_id = due.message_id
    returning n.message_id, n.attempts
  )
  select m.id, c.attempts, m.created_at, m.name, m.email, m.company, m.phone, m.topic, m.budget, m.message, m.page
  from claimed as c
  join public.contact_messages as m on m.id = c.message_id
$$;

-- Records the outcome of a claimed notification: no error means delivered.
create function public.settle_contact_notification(message_id uuid, error text default null) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.contact_notifications as n
  set delivered_at = case when settle_contact_notification.error is null then now() end,
      last_error = left(settle_contact_notification.error, 500)
  where n.message_id = settle_contact_notification.message_id and n.delivered_at is null
$$;

revoke execute on function
  public.count_contact_request(text, boolean),
  public.accept_contact_message(jsonb, boolean, text, timestamptz),
  public.claim_contact_notifications(integer),
  public.settle_contact_notification(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.count_contact_request(text, boolean),
  public.accept_contact_message(jsonb, boolean, text, timestamptz),
  public.claim_contact_notifications(integer),
  public.settle_contact_notification(uuid, text)
to service_role;
