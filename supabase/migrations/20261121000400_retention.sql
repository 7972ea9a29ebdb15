-- Deletes the records that the privacy page promises to delete. The periods are those of model/storage.ts; a test
-- compares them. Returns how many rows were deleted.

create function public.delete_expired_records() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  consent_logs integer;
  messages integer;
  proofs integer;
  counts integer;
begin
  delete from public.cookie_consent_logs where created_at < now() - interval '13 months';
  get diagnostics consent_logs = row_count;
  delete from public.contact_messages where created_at < now() - interval '24 months';
  get diagnostics messages = row_count;
  delete from private.used_proofs where expires_at < now();
  get diagnostics proofs = row_count;
  delete from private.request_counts where hour < now() - interval '1 day';
  get diagnostics counts = row_count;
  delete from private.daily_keys where day < (now() at time zone 'UTC')::date;
  return jsonb_build_object(
    'cookie_consent_logs', consent_logs, 'contact_messages', messages,
    'used_proofs', proofs, 'request_counts', counts
  );
end
$$;

revoke execute on function public.delete_expired_records() from public, anon, authenticated, service_role;
grant execute on function public.delete_expired_records() to service_role;

-- Runs every hour if the scheduler is available, as on hosted Supabase. Elsewhere, the function has to be called by other
-- means (docs/backend.md).
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    execute 'create extension if not exists pg_cron';
    perform cron.schedule('delete-expired-records', '17 * * * *', 'select public.delete_expired_records()');
  end if;
end
$$;
