-- Records a non-conformity of a producer or a plot, with the severity, the delay and the downgrade
-- that the pack defines.
-- Spec: types-de-commandes#non-conformite-constater, registres#delai.
-- Motifs: reference_inconnue, ecart_calcul, reference_inactive.
-- Locks: the producer, as the record's own key does: a merge or an exit is waited for.
create or replace function non_conformite.constater(
  p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'non_conformite_id')::uuid;
  v_pack record := non_conformite.situer(
    v_payload ->> 'constat_code', v_payload ->> 'gravite', p_contexte.date_operation);
begin
  insert into non_conformite.non_conformite
    (organisation_id, id, commande_id, producteur_declare, producteur_id, parcelle_declaree,
     parcelle_id, constat_code, gravite, description, delai_jours, echeance, declassement,
     auteur_id, date_operation)
  values (p_contexte.organisation_id, v_id, p_contexte.commande_id,
          (v_payload ->> 'producteur_id')::uuid,
          producteur.exiger_lu(
            (select p from producteur.producteur p
             where p.id = (p_contexte.refs ->> 'producteur_id')::uuid for key share),
            p_contexte.refs, p_contexte.date_operation),
          (v_payload ->> 'parcelle_id')::uuid, (p_contexte.refs ->> 'parcelle_id')::uuid,
          v_payload ->> 'constat_code', v_pack.gravite,
          v_payload ->> 'description', v_pack.delai_jours,
          non_conformite.echeance(p_contexte.date_operation, v_pack.delai_jours),
          v_pack.declassement, p_contexte.utilisateur_id, p_contexte.date_operation);
  return (non_conformite.examiner(p_contexte), '{}', null, 'non_conformite',
          jsonb_build_object('non_conformite', v_id))::commande.effet;
end
$$;
