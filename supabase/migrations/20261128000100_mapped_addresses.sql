-- Servers that listen on IPv6 for both report an IPv4 address as ::ffff:192.0.2.1. The first 64 bits of all such addresses
-- are the same, so that all visitors shared one counter.

create or replace function private.address_hash(address text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  normal text;
  daily_key bytea;
begin
  begin
    normal := case
      when family(address::inet) = 6 and not address::inet << '::ffff:0:0/96'
        then network(set_masklen(address::inet, 64))::text
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
