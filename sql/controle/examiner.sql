-- What is wrong with a command's references and, by its type, with what it wrote, seen from what
-- is known now and from the date of the context. Collections are judged by `collecte.rejuger`.
-- Spec: Processing of a batch, steps 10 and 12; Control queue, «correction», «manual deviation».
-- Motifs: reference_inconnue, reference_inactive, dependance_en_controle, intrant_non_autorise,
--         conflit_interets, chevauchement_parcelle, ecart_calcul.
create or replace function controle.examiner(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_references record;
  v_producteur_id uuid;
  v_intrant_id uuid;
  v_referentiels text[];
  v_constats commande.constat[] := '{}';
begin
  v_references := commande.verifier_references(p_contexte);
  v_producteur_id := (v_references.refs ->> 'producteur_id')::uuid;
  case p_contexte.type
    when 'intrant.remettre' then
      v_intrant_id := (v_references.refs ->> 'intrant_id')::uuid;
      v_referentiels := intrant.referentiels_refusant(
        v_intrant_id, v_producteur_id, p_contexte.date_operation);
      if v_referentiels <> '{}' then
        v_constats := array[('intrant_non_autorise', null, null, jsonb_build_object(
          'intrant_id', v_intrant_id, 'producteur_id', v_producteur_id,
          'referentiels', v_referentiels))::commande.constat];
      end if;
    when 'inspection.enregistrer' then
      v_constats := inspection.trouver_conflits(
        p_contexte.utilisateur_id, v_producteur_id, p_contexte.date_operation)
        || inspection.verifier_formulaire(p_contexte.payload, p_contexte.date_operation);
    when 'parcelle.enregistrer', 'parcelle.relever' then
      v_constats := parcelle.examiner(p_contexte);
    else null;
  end case;
  return v_references.constats || v_constats;
end
$$;
