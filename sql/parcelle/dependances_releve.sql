-- Lists the dependents of a survey while the survey, or its declaration of crops, is in force: the
-- validated capacities that depend on its plot.
-- Spec: file-de-controle#annulation.
create or replace function parcelle.dependances_releve(p_contexte commande.contexte)
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_releve parcelle.polygone := parcelle.releve_courant(
    (p_contexte.payload #>> '{releve,polygone_id}')::uuid, p_contexte.commande_id);
begin
  return query
    select 'capacite', c.id from capacite.capacite c
    where c.statut = 'validee'
      and c.producteur_id in (
        select h.id from unnest(parcelle.detenteurs(v_releve.parcelle_id)) as h (id))
      and c.lignes @> jsonb_build_array(jsonb_build_object('parcelle_id', v_releve.parcelle_id))
      and (exists (select from parcelle.polygone_en_vigueur g
                   where g.parcelle_id = v_releve.parcelle_id and g.id = v_releve.id)
           or exists (select from parcelle.assolement a
                      where a.commande_id = p_contexte.commande_id
                        and a.id = parcelle.assolement_au(v_releve.parcelle_id, 'infinity')))
    limit 100;
end
$$;
