-- Returns the referentials that do not authorize an input, by the packs in force, among those in
-- which a producer is engaged at a date. A producer is engaged if a plot that they held then has a
-- state under the referential other than without status; the first year of conversion counts too,
-- although it is shown as conventional.
-- Spec: types-de-commandes#intrant-remettre.
-- Chosen: docs/decisions/0013-operations.md.
create or replace function intrant.referentiels_refusant(
  p_intrant_id uuid, p_producteur_id uuid, p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select distinct s.referentiel_code
    from parcelle.detenues(p_producteur_id, p_le) as d (id)
      join parcelle.parcelle p on p.id = d.id
      join conformite.statut_parcelle s on s.organisation_id = p.organisation_id
        and s.parcelle_id = p.id and s.periode @> p_le
      join conformite.etat e on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
    where p_intrant_id is not null and e.categorie_affichage <> 'hors_statut'
      and p.actif_pendant @> p_le
      and not exists (
        select from intrant.autorisation a
          join campagne.campagne c on c.organisation_id = a.organisation_id
            and c.pack_version_id = a.pack_version_id
        where a.intrant_id = p_intrant_id and a.referentiel_code = s.referentiel_code
          and c.active_pendant @> p_le)
    order by s.referentiel_code);
end
$$;
