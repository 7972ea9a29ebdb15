-- Categories of consent beyond the four that have their own columns: one object of booleans, by the names in
-- model/consent.ts, so that a new category needs no migration.

alter table public.cookie_consent_logs
  add column further_cookies jsonb not null default '{}'
    constraint further_are_choices check (
      jsonb_typeof(further_cookies) = 'object'
      and length(further_cookies::text) <= 1024
      and not jsonb_path_exists(further_cookies, 'strict $.* ? (@.type() != "boolean")')
    );

alter table public.cookie_consent_logs
  drop constraint status_fits_categories,
  add constraint status_fits_categories check (
    case consent_status
      when 'accepted' then
        analytics_cookies and marketing_cookies and functional_cookies
        and not jsonb_path_exists(further_cookies, '$.* ? (@ == false)')
      when 'rejected' then
        not (analytics_cookies or marketing_cookies or functional_cookies)
        and not jsonb_path_exists(further_cookies, '$.* ? (@ == true)')
      else true
    end
  );

grant insert (further_cookies) on public.cookie_consent_logs to anon;
