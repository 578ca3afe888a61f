-- Returns the crops of a plot at the instant of the read.
-- Chosen: a field of the back-office, docs/decisions/0047-cultures-et-chevauchements.md.
create or replace function backoffice.parcelle_cultures_en_vigueur(p_parcelle parcelle.parcelle)
returns setof parcelle.culture
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select c.* from parcelle.culture c
  where c.organisation_id = p_parcelle.organisation_id and c.parcelle_id = p_parcelle.id
    and backoffice.culture_en_vigueur(c)
  order by c.produit_declare, c.strate desc, c.cycle nulls first
$$;
comment on function backoffice.parcelle_cultures_en_vigueur(parcelle.parcelle) is
  'What grows there at the time of the read, in each stratum and cycle.';
grant execute on function backoffice.parcelle_cultures_en_vigueur(parcelle.parcelle) to lecture;
