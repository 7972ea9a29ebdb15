-- Rate limits that store no addresses. A counter belongs to a keyed hash of the caller's address; the key changes
-- every day and is then deleted, so that a hash cannot be traced to anyone.

create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

create table private.daily_keys (
  day date primary key,
  -- Two random UUIDs have 244 random bits, and core Postgres can create them.
  key bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);

create table private.request_counts (
  bucket text not null,
  hour timestamptz not null,
  requests integer not null default 1,
  primary key (bucket, hour)
);

alter table private.daily_keys enable row level security;
alter table private.request_counts enable row level security;
create policy "only the owner" on private.daily_keys as restrictive to public using (false);
create policy "only the owner" on private.request_counts as restrictive to public using (false);

-- The hash under which an address is counted today. Only the first 64 bits of an IPv6 address matter: a household gets
-- all addresses that share them (RFC 6177). Everything that is not an address shares one counter.
create function private.address_hash(address text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  normal text;
  daily_key bytea;
begin
  begin
    normal := case family(address::inet)
      when 6 then network(set_masklen(address::inet, 64))::text
      else host(address::inet)
    end;
  exception when others then
    normal := null;
  end;
  insert into private.daily_keys (day) values (today) on conflict do nothing;
  select key into daily_key from private.daily_keys where day = today;
  return encode(sha256(daily_key || convert_to(coalesce(normal, 'unknown'), 'UTF8')), 'hex');
end
$$;

-- Counts one request. Returns 0, or the seconds until the hour ends when `allowed` is exceeded.
create function private.count_request(bucket text, allowed integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  counted integer;
begin
  insert into private.request_counts as known (bucket, hour) values (count_request.bucket, this_hour)
  on conflict on constraint request_counts_pkey do update set requests = known.requests + 1
  returning requests into counted;
  if counted <= allowed then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from this_hour + interval '1 hour' - now())))::integer;
end
$$;

-- The address of the data API's caller, as reported by the edge network or else by the last proxy. The first entry of
-- x-forwarded-for is only the caller's claim.
create function private.caller_address() returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    btrim((regexp_match(headers ->> 'x-forwarded-for', '[^,]*$'))[1])
  )
  from (select nullif(current_setting('request.headers', true), '')::json as headers) as request
$$;

revoke execute on all functions in schema private from public, anon, authenticated, service_role;
