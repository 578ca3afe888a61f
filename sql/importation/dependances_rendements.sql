-- Lists the dependents of yields: capacities of their campaign that are calculated from the plot,
-- proposed or in force. A later yield does not depend on them.
-- Spec: imports#annulation, capacites#reprise.
create or replace function importation.dependances_rendements(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select distinct 'capacite', c.id
    from parcelle.rendement r
      join produit.produit m on m.organisation_id = r.organisation_id and m.id = r.produit_id
      join parcelle.parcelle p
        on p.organisation_id = r.organisation_id and p.id = r.parcelle_id
      join capacite.capacite c on c.producteur_id = p.producteur_id
        and c.campagne_id = r.campagne_id and c.matiere_code = m.code
        and c.statut in ('proposee', 'validee', 'a_revalider')
        and c.lignes @> jsonb_build_array(jsonb_build_object('parcelle_id', r.parcelle_id))
    where r.id = any (p_ids)
    limit 100;
end
$$;
