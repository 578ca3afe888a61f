-- Returns the frozen pack versions that an organization uses at a date, with the campaigns that
-- froze them: the versions of its open campaigns, the latest opened first; if none is open, the
-- version of the latest campaign.
-- Spec: packs-et-campagnes#packs-en-vigueur.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
create or replace function campagne.packs_de_reference(p_le timestamptz)
returns table (campagne_id uuid, pack_version_id uuid, rang bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with candidate as (
    select c.id, c.pack_version_id, c.active_pendant @> p_le as ouverte,
           row_number() over (
             order by c.active_pendant @> p_le desc, lower(c.active_pendant) desc nulls last,
                      c.annee desc, c.code) as rang
    from campagne.campagne c
  )
  select c.id, c.pack_version_id, c.rang from candidate c where c.ouverte or c.rang = 1;
end
$$;
