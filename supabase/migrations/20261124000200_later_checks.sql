-- Counts a row only after its fields have been checked: if a field was missing, the counter used to fail first, with an
-- error that named the counters' table. An AFTER trigger runs after the constraints are checked, and an error in it
-- still undoes the insert.

create or replace function private.before_consent_log() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Otherwise, row-level security would reject the row next, with an error that names no field.
  if new.necessary_cookies is null then
    raise not_null_violation using
      message = 'null value in column "necessary_cookies" of relation "cookie_consent_logs" violates not-null constraint',
      column = 'necessary_cookies';
  end if;
  new.page_url := regexp_replace(new.page_url, '[?#].*$', '');
  new.referrer := nullif(regexp_replace(new.referrer, '^(https?://[^/?#]*).*$', '\1'), '');
  return new;
end
$$;

create function private.after_consent_log() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait constant integer := greatest(
    private.count_request('consent:session:' || new.user_session_id, 10),
    private.count_request('consent:address:' || private.address_hash(private.caller_address()), 30),
    private.count_request('consent', 5000)
  );
begin
  if wait > 0 then
    -- PostgREST turns PT429 into the status 429.
    raise sqlstate 'PT429' using
      message = 'Too many requests',
      hint = 'Try again in ' || wait || ' seconds';
  end if;
  return null;
end
$$;
revoke execute on function private.after_consent_log() from public, anon, authenticated, service_role;

create trigger after_consent_log after insert on public.cookie_consent_logs
  for each row execute function private.after_consent_log();

-- Rejects names with characters that are invisible or change the writing direction, as contract/contact/schema.ts does;
-- a test compares the two. Messages already stored stay as they are.
alter table public.contact_messages
  add constraint name_is_seen check (name !~ '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]') not valid,
  add constraint company_is_seen check (company !~ '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]') not valid;
