-- Judges the finding of an open control of a collection again by present knowledge: its references,
-- its plot, crop and contract, and the certificate of its group for the collection's states.
-- Spec: file-de-controle#repose.
-- Motifs: reference_inactive, reference_inconnue.
create or replace function collecte.trouver_encore(p_controle controle.controle)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := collecte.relire(p_controle.entite_id);
  v_references record := saisie.verifier_references(v_contexte);
  v_etats jsonb := (
    select coalesce(jsonb_object_agg(
             e.referentiel_code, jsonb_build_object('etat', e.etat_code)), '{}')
    from collecte.etats_courants(p_controle.entite_id) as e);
begin
  v_contexte.refs := v_references.refs;
  return array(
    select c from unnest(
      v_references.constats || collecte.examiner(v_contexte)
      || collecte.verifier_certificat(
           producteur.groupement_au(
             (v_contexte.refs ->> 'producteur_id')::uuid, v_contexte.date_operation),
           v_etats, v_contexte.date_operation, null)) as c
    where c.motif = p_controle.motif);
end
$$;
