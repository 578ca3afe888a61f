-- Whether what a command named and was unknown has arrived: an entity, a document, a quality state,
-- or a plot that was another producer's.
-- Spec: file-de-controle#reference-arrivee.
create or replace function controle.reference_arrivee(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_details jsonb := p_controle.details;
begin
  return case
    when v_details ? 'producteur_de_la_parcelle' then exists (
      select from collecte.collecte c
      where c.id = p_controle.entite_id and c.producteur_id = parcelle.producteur_au(
        (v_details ->> 'id')::uuid, c.date_operation))
    when v_details ? 'referentiel' then exists (
      select from conformite.etat e
      where e.referentiel_code = v_details ->> 'referentiel' and e.code = v_details ->> 'telephone')
    when v_details ->> 'entite' = 'formulaire' then inspection.formulaire_connu(
      v_details ->> 'code', (v_details ->> 'version')::integer,
      (select i.date_operation from inspection.inspection i where i.id = p_controle.entite_id))
    when v_details ->> 'entite' = 'constat' then (non_conformite.situer(
      v_details ->> 'code', null,
      (select n.date_operation from non_conformite.non_conformite n
       where n.id = p_controle.entite_id))).est_connu
    when v_details ->> 'entite' = 'unite' then exists (
      select from intrant.unite u where u.code = v_details ->> 'code')
    when v_details ->> 'entite' = 'devise' then exists (
      select from devise.devise d where d.code = v_details ->> 'code')
    when v_details ->> 'entite' = 'document' then exists (
      select from commande.commande c
      where c.reference_provisoire = v_details ->> 'reference_provisoire'
        and c.id <> p_controle.commande_id)
    else exists (
      select from commande.reference r
      where r.entite = v_details ->> 'entite' and r.id = (v_details ->> 'id')::uuid)
  end;
end
$$;
