-- Returns the lines that settle an expected contribution with its collection: the mass in the
-- agent's custody pays back the account `attendu`, and all lines are in the name of the collection.
-- Spec: receptions#attendus.
create or replace function reception.lignes_attendues(p_apport_id uuid, p_collecte_id uuid)
returns matiere.ligne[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return matiere.equilibrer(array(
    select (e.compte_id, e.produit_id, -sum(e.quantite_g), p_collecte_id)::matiere.ligne
    from matiere.compte k
      join matiere.toute_ecriture e on e.organisation_id = k.organisation_id and e.compte_id = k.id
    where k.genre = 'attendu' and k.objet_id = p_apport_id
    group by e.compte_id, e.produit_id having sum(e.quantite_g) <> 0
    union all
    select (g.compte_id, g.produit_id, -g.quantite_g, p_collecte_id)::matiere.ligne
    from collecte.en_garde(p_collecte_id) as g), p_collecte_id);
end
$$;
