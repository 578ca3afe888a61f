-- Returns the name of the calling member of the publisher's team, as it is written with their act.
-- Spec: editeur#publication.
create or replace function pack.nom_de(p_appelant jsonb) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(p_appelant ->> 'identifiant', p_appelant ->> 'sujet')
$$;
