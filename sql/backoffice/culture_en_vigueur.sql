-- Returns whether a crop belongs to the declaration in force for its plot at the instant of the
-- read.
-- Chosen: a field of the back-office, docs/decisions/0047-cultures-et-chevauchements.md.
create or replace function backoffice.culture_en_vigueur(p_culture parcelle.culture)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    (select p_culture.assolement_id is not null and a.id = p_culture.assolement_id
     from parcelle.assolement a
     where a.organisation_id = p_culture.organisation_id and a.parcelle_id = p_culture.parcelle_id
       and a.le <= backoffice.le()
     order by a.le desc, a.commande_id desc, a.rang desc limit 1), p_culture.assolement_id is null)
$$;
comment on function backoffice.culture_en_vigueur(parcelle.culture) is
  'Whether it grows there at the time of the read: what was declared before stays listed.';
grant execute on function backoffice.culture_en_vigueur(parcelle.culture) to lecture;
