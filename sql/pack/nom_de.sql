-- Who of the publisher's team calls, as it is written beside what they did.
-- Spec: editeur#publication.
create or replace function pack.nom_de(p_appelant jsonb) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(p_appelant ->> 'identifiant', p_appelant ->> 'sujet')
$$;
