-- Records an internal inspection: the answers to a form, as given, and their findings.
-- Spec: types-de-commandes#reponses, registres#reponse.
-- Motifs: conflit_interets, reference_inconnue, reference_inactive, ecart_calcul.
-- Locks: the producer, as the record's own key does: a merge or an exit is waited for.
create or replace function inspection.enregistrer(
  p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'inspection_id')::uuid;
begin
  insert into inspection.inspection
    (organisation_id, id, commande_id, producteur_declare, producteur_id, parcelle_declaree,
     parcelle_id, formulaire_code, formulaire_version, reponses, debut, fin, auteur_id,
     date_operation)
  values (p_contexte.organisation_id, v_id, p_contexte.commande_id,
          (v_payload ->> 'producteur_id')::uuid,
          producteur.exiger_lu(
            (select p from producteur.producteur p
             where p.id = (p_contexte.refs ->> 'producteur_id')::uuid for key share),
            p_contexte.refs, p_contexte.date_operation),
          (v_payload ->> 'parcelle_id')::uuid, (p_contexte.refs ->> 'parcelle_id')::uuid,
          v_payload ->> 'formulaire_code', (v_payload ->> 'formulaire_version')::integer,
          v_payload -> 'reponses', (v_payload ->> 'debut')::timestamptz,
          (v_payload ->> 'fin')::timestamptz, p_contexte.utilisateur_id, p_contexte.date_operation);
  perform inspection.constater(p_contexte);
  return (inspection.examiner(p_contexte), '{}', null, 'inspection',
          jsonb_build_object('inspection', v_id))::commande.effet;
end
$$;
