-- The lines that settle an expected contribution by its collection: what `attendu` owes comes back,
-- what the agent holds leaves, all of it about the collection. None while the reception is a draft,
-- which has moved nothing.
-- Spec: domain, «their matter comes from account attendu of that reference».
create or replace function reception.lignes_attendues(p_apport_id uuid, p_collecte_id uuid)
returns matiere.ligne[]
language plpgsql
set search_path = ''
as $$
declare
  v_lignes matiere.ligne[];
begin
  select array_agg((x.compte_id, x.produit_id, -x.quantite_g, p_collecte_id)::matiere.ligne)
  into v_lignes
  from (
    select e.compte_id, e.produit_id, sum(e.quantite_g)::bigint as quantite_g
    from matiere.compte k
      join matiere.ecriture e on e.organisation_id = k.organisation_id and e.compte_id = k.id
    where k.genre = 'attendu' and k.objet_id = p_apport_id
    group by e.compte_id, e.produit_id having sum(e.quantite_g) <> 0) as x;
  if v_lignes is null then
    return '{}';
  end if;
  v_lignes := v_lignes || array(
    select (g.compte_id, g.produit_id, -g.quantite_g, p_collecte_id)::matiere.ligne
    from collecte.en_garde(p_collecte_id) as g);
  return matiere.equilibrer(v_lignes, p_collecte_id);
end
$$;
