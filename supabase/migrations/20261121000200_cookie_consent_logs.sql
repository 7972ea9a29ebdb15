-- One row for each cookie choice, added by the visitor's browser with the publishable key, which allows it to insert
-- the granted columns and nothing else.

create table public.cookie_consent_logs (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  user_session_id uuid not null,
  consent_status text not null
    constraint known_status check (consent_status in ('accepted', 'rejected', 'customized')),
  necessary_cookies boolean not null constraint necessary_is_fixed check (necessary_cookies),
  analytics_cookies boolean not null,
  marketing_cookies boolean not null,
  functional_cookies boolean not null,
  page_url text not null
    constraint page_is_address check (length(page_url) <= 2048 and page_url ~ '^https?://[^\s\u0001-\u001f\u007f-\u009f?#]+$'),
  referrer text
    constraint referrer_is_origin check (length(referrer) <= 300 and referrer ~ '^https?://[^\s\u0001-\u001f\u007f-\u009f/?#]+$'),
  user_agent text not null
    constraint agent_is_line check (length(user_agent) <= 1024 and user_agent !~ '[\u0001-\u001f\u007f-\u009f]'),
  constraint status_fits_categories check (
    case consent_status
      when 'accepted' then analytics_cookies and marketing_cookies and functional_cookies
      when 'rejected' then not (analytics_cookies or marketing_cookies or functional_cookies)
      else true
    end
  )
);

create index cookie_consent_logs_created_at on public.cookie_consent_logs (created_at);

alter table public.cookie_consent_logs enable row level security;

revoke all on public.cookie_consent_logs from public, anon, authenticated, service_role;
revoke all on sequence public.cookie_consent_logs_id_seq from public, anon, authenticated, service_role;
grant insert (
  user_session_id, consent_status, necessary_cookies, analytics_cookies, marketing_cookies,
  functional_cookies, page_url, referrer, user_agent
) on public.cookie_consent_logs to anon;
-- To prove a choice, and to erase one on request.
grant select, delete on public.cookie_consent_logs to service_role;

-- Row-level security is checked before the constraints: violating this policy gets the status 401, which names no
-- constraint, as 400 would, and so reveals less.
create policy "visitors add their choice" on public.cookie_consent_logs
  for insert to anon with check (necessary_cookies);

-- Queries and fragments may contain personal data and have no purpose here; neither does the path of the referring page.
-- Limits: ten choices per session, thirty per address and five thousand in all, each per hour.
create function private.before_consent_log() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer;
begin
  new.page_url := regexp_replace(new.page_url, '[?#].*$', '');
  new.referrer := nullif(regexp_replace(new.referrer, '^(https?://[^/?#]*).*$', '\1'), '');
  wait := greatest(
    private.count_request('consent:session:' || new.user_session_id, 10),
    private.count_request('consent:address:' || private.address_hash(private.caller_address()), 30),
    private.count_request('consent', 5000)
  );
  if wait > 0 then
    -- PostgREST turns PT429 into the status 429.
    raise sqlstate 'PT429' using
      message = 'Too many requests',
      hint = 'Try again in ' || wait || ' seconds';
  end if;
  return new;
end
$$;
revoke execute on function private.before_consent_log() from public, anon, authenticated, service_role;

create trigger before_consent_log before insert on public.cookie_consent_logs
  for each row execute function private.before_consent_log();
