-- Examines the references of a collection. Findings: a plot that its producer does not hold at the
-- date, a product that does not grow on the plot, a contract about other goods. Certificate and
-- figures are checked by the calculation.
-- Spec: commandes#references, collectes#references.
-- Chosen: docs/decisions/0048-rien-en-silence.md; a reception refuses by the same comparison.
-- Motifs: reference_inconnue (the plot), reference_inactive.
-- Why: every collection runs this function, so the conditions of a contract are read only if a
--      contract is named.
create or replace function collecte.examiner(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
as $$
declare
  v_refs jsonb := p_contexte.refs;
  v_contrat_id uuid := (v_refs ->> 'contrat_id')::uuid;
  v_producteur_id uuid := (v_refs ->> 'producteur_id')::uuid;
  v_raison text;
  v_constats commande.constat[] :=
    parcelle.verifier_detenteur(v_refs, p_contexte.date_operation, 'reference_inconnue')
    || parcelle.verifier_culture(v_refs, p_contexte.date_operation);
begin
  if v_contrat_id is not null then
    foreach v_raison in array contrat.raisons_inapplicables(
      v_contrat_id, (v_refs ->> 'campagne_id')::uuid,
      producteur.groupement_au(v_producteur_id, p_contexte.date_operation),
      (v_refs ->> 'produit_id')::uuid)
    loop
      -- The group of an unknown producer is not known yet.
      if v_raison <> 'groupement' or v_producteur_id is not null then
        v_constats := v_constats || ('reference_inactive', null, null, jsonb_build_object(
          'champ', 'contrat_id', 'entite', 'contrat', 'id', v_contrat_id,
          'raison', v_raison))::commande.constat;
      end if;
    end loop;
  end if;
  return v_constats;
end
$$;
