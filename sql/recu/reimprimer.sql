-- Records a duplicate of a field document, named by its provisional reference.
-- Spec: types-de-commandes#recu-reimprimer.
-- Motifs: reference_inconnue.
create or replace function recu.reimprimer(p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'reimpression_id')::uuid;
  v_reference text := p_contexte.payload ->> 'reference_provisoire';
  v_visee uuid := recu.viser(p_contexte);
begin
  insert into recu.reimpression
    (organisation_id, id, commande_id, reference_provisoire, commande_visee, copies, auteur_id,
     date_operation)
  values (p_contexte.organisation_id, v_id, p_contexte.commande_id, v_reference, v_visee,
          (p_contexte.payload ->> 'copies')::integer, p_contexte.utilisateur_id,
          p_contexte.date_operation);
  return (recu.examiner(p_contexte), '{}', null, 'reimpression',
          jsonb_build_object('reimpression', v_id))::commande.effet;
end
$$;
