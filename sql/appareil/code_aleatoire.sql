-- Returns a code of ten characters that a person can read aloud (no 0, 1, I, O), with 50 random
-- bits.
-- Spec: appareils#code-enrolement.
create or replace function appareil.code_aleatoire() returns text
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(a.octets, i) % 32 + 1, 1),
                    '' order by i)
  from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as octets) as a,
    unnest(array[0, 1, 2, 3, 4, 16, 17, 18, 19, 20]) as i
$$;
